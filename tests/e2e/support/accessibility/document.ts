import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The minified source is half as long as `axe.source`. It is sent to each page. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns axe's findings once animations have ended, because a fading message has less contrast.
 *
 * @param within a selector: the whole page, or a part of it.
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The source is sent once a page, because that takes a third as long as the rules.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(SOURCE);
  const given = { tags: RULES, part: within };
  return page.evaluate(async ({ tags, part }) => {
    if (!window.axe) throw new Error('The rules are not there.');
    const { violations } = await window.axe.run(part, {
      runOnly: tags,
      resultTypes: ['violations'],
      // None of these rules reads style sheets.
      preload: { assets: ['media'] },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, given);
}

/**
 * Returns mistakes that axe does not report: the number of main elements, the language, names without the
 * visible text.
 */
export function documentMistakes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const mistakes: string[] = [];
    const count = (selector: string) => document.querySelectorAll(selector).length;
    if (document.documentElement.lang !== 'es-MX') mistakes.push('not in es-MX');
    if (count('main') !== 1) mistakes.push(`${count('main')} main`);
    if (count('h1') !== 1) mistakes.push(`${count('h1')} h1`);
    if (document.title.trim() === '') mistakes.push('no title');
    if (count('[tabindex]:not([tabindex="0"], [tabindex="-1"])') > 0) mistakes.push('tabindex > 0');
    if (count('[autoplay]') > 0) mistakes.push('plays by itself');

    const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase('es');
    for (const element of document.querySelectorAll<HTMLElement>(
      'a, button, summary, input, select, textarea',
    )) {
      if (!element.checkVisibility()) continue;
      // The visible text of a list is its value.
      const text = element instanceof HTMLSelectElement ? '' : element.innerText;
      const labels = 'labels' in element ? element.labels : null;
      const label = labels instanceof NodeList ? labels[0] : undefined;
      const seen = plain(label instanceof HTMLElement ? label.innerText : text);
      const given = element.getAttribute('aria-label');
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      const name = plain(given ?? named);
      if (seen !== '' && name !== '' && !name.startsWith(seen)) {
        mistakes.push(`"${seen}" is called "${name}"`);
      }
    }
    return mistakes;
  });
}
