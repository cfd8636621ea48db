/** Whether HTML counts as empty: nothing, `0` or `<p>0</p>` (contract, ground rules). */
export function isEmptyHtml(html: string): boolean {
  const text = html.trim();
  return text === '' || text === '0' || /^<p>\s*0\s*<\/p>$/i.test(text);
}

/** Joins those that are not empty, each in a block: its words and open tags end with it. */
export const joinHtml = (htmls: readonly string[]): string =>
  htmls
    .filter((html) => !isEmptyHtml(html))
    .map((html) => `<div>${html}</div>`)
    .join('');
