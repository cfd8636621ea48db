import type { Page } from '@playwright/test';

/** Keeps the requests for these addresses back until what it returns is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
