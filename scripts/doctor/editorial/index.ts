import type { Content } from '../content';
import type { EditorialFinding } from '../report';

/** The rules of the editorial examination; each looks at all of the content. */
const rules: readonly ((content: Content) => EditorialFinding[])[] = [];

/** What an editor can mend in this content. */
export function editorialFindings(content: Content): EditorialFinding[] {
  return rules.flatMap((rule) => rule(content));
}
