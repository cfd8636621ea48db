import type { Browser, Page } from '@playwright/test';

/** Runs in each document and reports one that is parsed without its styles. */
function reportUnstyled(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const sheets = [...document.styleSheets].filter(({ href }) => href !== null);
    const isStyled = sheets.length > 0 && sheets.every(({ cssRules }) => cssRules.length > 0);
    if (!isStyled) console.error(`unstyled: ${location.href}`);
  });
}

/** The status of a form that is sent too soon, because a test is faster than a visitor. The form retries. */
const TOO_EARLY = 425;

/** Opens browser tabs as separate visitors, and records everything that goes wrong in them. */
export function openTabs(browser: Browser, baseURL: string) {
  const troubles: string[] = [];
  const pages: Page[] = [];
  return {
    /** Failed requests, errors and unstyled documents in any tab. */
    troubles,
    async open(): Promise<Page> {
      const page = await browser.newPage({ baseURL });
      pages.push(page);
      page.setDefaultTimeout(20_000);
      await page.addInitScript(reportUnstyled);
      page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes(`status of ${TOO_EARLY}`))
          troubles.push(`${page.url()}: ${message.text()}`);
      });
      page.on('response', (response) => {
        const status = response.status();
        if (status >= 400 && status !== TOO_EARLY) troubles.push(`${status} ${response.url()}`);
      });
      return page;
    },
    async close(): Promise<void> {
      for (const page of pages) await page.context().close();
    },
  };
}
