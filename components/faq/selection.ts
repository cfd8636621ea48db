/** What the FAQ detail does to its own elements; see FaqGroupers for their marks. */

function parts(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-faq]')];
}

/**
 * Leaves this question as the one open question, in its open grouper. Groupers that the visitor
 * has opened stay open once a question had been selected before.
 *
 * @returns whether there is such a question.
 */
export function selectQuestion(anchor: string): boolean {
  const all = parts();
  const question = all.find((part) => part.id === anchor && part.dataset.faq === 'question');
  if (!question) return false;
  // Everything is open in the server's HTML: then nothing has been selected yet.
  const isFirst = all.every((part) => part.open);
  for (const part of all) {
    if (part.contains(question)) part.open = true;
    else if (isFirst || part.dataset.faq === 'question') part.open = false;
  }
  return true;
}

/** The question that a click is about to open; undefined for any other click. */
export function questionOfClick(event: Event): { id_grouper: number; id: number } | undefined {
  const target = event.target instanceof Element ? event.target.closest('summary') : null;
  const part = target?.parentElement;
  if (!(part instanceof HTMLDetailsElement) || part.dataset.faq !== 'question') return undefined;
  if (part.open) return undefined;
  return { id_grouper: Number(part.dataset.grouper), id: Number(part.dataset.question) };
}
