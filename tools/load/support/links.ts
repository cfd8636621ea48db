import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Paths of other pages that `page` links, each once. */
export function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paths = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
      .filter(
        ({ pathname }) =>
          !pathname.startsWith('/archivos/') && pathname !== window.location.pathname,
      )
      .map((link) => link.getAttribute('href') ?? '');
    return [...new Set(paths)];
  });
}

/** Scrolls to the first link to this path that can be pressed, and gives its middle. */
const find = (page: Page, href: string) =>
  page.evaluate((wanted) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
      (link) => link.getAttribute('href') === wanted,
    );
    for (const link of links) {
      link.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = [...link.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
      if (!box) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      if (top !== null && (link.contains(top) || top.closest('article, li')?.contains(link)))
        return { x, y };
    }
    return undefined;
  }, href);

/** The same, if need be out of a menu; a visitor reads it for so long. */
export async function reveal(page: Page, href: string, readMs: number) {
  const shown = await find(page, href);
  const menu = page.getByRole('button', { name: 'Abrir el menú' });
  if (shown || !(await menu.isVisible())) return shown;
  await menu.click();
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('dialog details, nav details'))
      group.setAttribute('open', '');
  });
  await sleep(readMs);
  return find(page, href);
}

/** Runs in each page: keeps the ms from a click to the frame after the new heading. */
export function watchHeading(): void {
  const heading = () =>
    [...document.querySelectorAll('h1')].find((element) => element.checkVisibility());
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    const clicked = sessionStorage.getItem('clicked');
    const text = heading()?.textContent;
    const { pathname } = window.location;
    const isNew = pathname !== sessionStorage.getItem('path') && text !== undefined;
    if (clicked !== null && isNew && text !== sessionStorage.getItem('heading')) {
      // The heading is in this frame; a task after it runs once it has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => sessionStorage.setItem('painted', String(now() - Number(clicked)));
      port2.postMessage(null);
      return;
    }
    requestAnimationFrame(look);
  };
  document.addEventListener(
    'click',
    () => {
      sessionStorage.setItem('heading', heading()?.textContent ?? '');
      sessionStorage.setItem('path', window.location.pathname);
      sessionStorage.setItem('clicked', String(now()));
    },
    { capture: true },
  );
  requestAnimationFrame(look);
}
