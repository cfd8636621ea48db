import type { Browser, Page } from '@playwright/test';

/** Runs in each document: says whether it was shown without its styles. */
function reportUnstyled(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const sheets = [...document.styleSheets].filter(({ href }) => href !== null);
    const isStyled = sheets.length > 0 && sheets.every(({ cssRules }) => cssRules.length > 0);
    if (!isStyled) console.error(`unstyled: ${location.href}`);
  });
}

/** A form that is sent too soon waits and sends again: a test is faster than a visitor. */
const TOO_EARLY = 425;

/** Notes what goes wrong in a tab: failed requests, errors, moments without style. */
async function watchTab(page: Page, note: (trouble: string) => void): Promise<void> {
  await page.addInitScript(reportUnstyled);
  page.on('pageerror', (error) => note(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes(`status of ${TOO_EARLY}`))
      note(`${page.url()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status >= 400 && status !== TOO_EARLY) note(`${status} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left cancels what it still loads.
    if (reason !== 'net::ERR_ABORTED') note(`${reason} ${request.url()}`);
  });
}

/** Browser tabs, each a visitor of its own, in which nothing may go wrong. */
export function openTabs(browser: Browser, baseURL: string) {
  const troubles: string[] = [];
  const pages: Page[] = [];
  return {
    /** What went wrong in any tab. */
    troubles,
    async open(options: { javaScriptEnabled?: boolean } = {}) {
      const page = await browser.newPage({ baseURL, acceptDownloads: true, ...options });
      pages.push(page);
      page.setDefaultTimeout(20_000);
      await watchTab(page, (trouble) => troubles.push(trouble));
      return page;
    },
    async close() {
      for (const page of pages) await page.context().close();
    },
  };
}

export type Tabs = ReturnType<typeof openTabs>;
