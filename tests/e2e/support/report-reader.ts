import type { Page } from '@playwright/test';
import { expect, test as base } from '@/tests/e2e/support/fixtures';

export const REPORT = '/verReporte_anual/informe-anual-2025';
export const FILE_CALL = '/azure-storage/api/blob/download';

export const reader = (page: Page) => page.getByRole('region', { name: /^Informe: / });
export const button = (page: Page, name: string) =>
  reader(page).getByRole('button', { name, exact: true });
export const isDrawn = (page: Page, number: number) =>
  expect(page.locator(`[data-page="${number}"] canvas`)).toBeVisible();

/** The pattern for `holdRequests` that holds the document back. */
export const DOCUMENTS = '**/archivos/*.pdf';

/** Fails a test whose page violates its policy, throws or makes third-party requests. */
export const test = base.extend<{ trouble: string[] }>({
  trouble: [
    async ({ page }, provide) => {
      const trouble: string[] = [];
      page.on('pageerror', (error) => trouble.push(error.message));
      page.on('console', (line) => {
        if (/content security policy/i.test(line.text())) trouble.push(line.text());
      });
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') trouble.push(request.url());
      });
      await provide(trouble);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
