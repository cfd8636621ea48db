import type { Locator, Page } from '@playwright/test';

/** Holds requests for these URLs until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits until React has hydrated an element. Its effects have run two frames later. */
export const hydrated = (element: Locator): Promise<void> =>
  element.evaluate(async (node) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!Object.keys(node).some((key) => key.startsWith('__reactProps'))) await frame();
    for (let frames = 0; frames < 3; frames++) await frame();
  });
