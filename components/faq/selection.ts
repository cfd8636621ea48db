import { FAQ_PARTS, questionOfAnchor } from '@/lib/features/faq/anchors';

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

/** The last other question that the visitor opened before hydration; undefined for none. */
export function questionOpenedBefore(root: ParentNode, anchor: string) {
  const all = parts(root);
  if (all.every((part) => part.open)) return undefined;
  const opened = all.findLast((part) => isQuestion(part) && part.open && part.id !== anchor);
  return opened && questionOfAnchor(opened.id);
}

/** The question that a click is about to open; undefined for any other click. */
export function questionOfClick(event: Event): { id_grouper: number; id: number } | undefined {
  const target = event.target instanceof Element ? event.target.closest('summary') : null;
  const part = target?.parentElement;
  if (!(part instanceof HTMLDetailsElement) || part.open) return undefined;
  return questionOfAnchor(part.id);
}
