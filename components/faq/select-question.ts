import { showPage } from '@/components/ui/choice-page';
import { FAQ_PARTS, questionOfAnchor } from '@/lib/features/faq/anchors';
import { routes } from '@/lib/server/routing/routes';

const isQuestion = (part: Element) => questionOfAnchor(part.id) !== undefined;

function parts(root: ParentNode): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>(FAQ_PARTS)];
}

/**
 * Leaves only this question open, in its grouper. Groupers that the visitor opened stay open.
 *
 * @returns the question; undefined for an unknown anchor.
 */
export function selectQuestion(root: ParentNode, anchor: string): HTMLDetailsElement | undefined {
  const all = parts(root);
  const question = all.find((part) => part.id === anchor && isQuestion(part));
  if (!question) return undefined;
  // Everything is open in the server's HTML until the first selection.
  const isFirst = all.every((part) => part.open);
  for (const part of all) {
    if (part.contains(question)) part.open = true;
    else if (isFirst || isQuestion(part)) part.open = false;
  }
  return question;
}

/** Returns the last other question that the visitor opened before hydration; undefined for none. */
export function questionOpenedBefore(root: ParentNode, anchor: string) {
  const all = parts(root);
  if (all.every((part) => part.open)) return undefined;
  return all.findLast((part) => isQuestion(part) && part.open && part.id !== anchor);
}

/** Returns the question that a click is about to open; undefined for any other click. */
export function questionOfClick(event: Event): HTMLDetailsElement | undefined {
  const target = event.target instanceof Element ? event.target.closest('summary') : null;
  const part = target?.parentElement;
  if (!(part instanceof HTMLDetailsElement) || part.open) return undefined;
  return isQuestion(part) ? part : undefined;
}

/** Turns the document into the page of a question. */
export function showQuestion({ id, dataset }: HTMLDetailsElement): void {
  const question = questionOfAnchor(id);
  if (!question) return;
  const href = routes.faq(question);
  const { title = document.title, description } = dataset;
  showPage({ href, title, canonical: href, description });
}
