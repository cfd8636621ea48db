import { expect, test } from '@playwright/test';
import { startDevelopment } from '@/tests/development/support';

test.describe.configure({ timeout: 300_000 });

test("a page without its content is logged, and the log does not read the page's clock", async () => {
  const site = await startDevelopment({ GATEWAY_URL: 'http://127.0.0.1:9' });
  try {
    // On the second visit the caches are filled, so a clock read counts as the page's.
    for (let visits = 0; visits < 2; visits += 1) {
      expect((await fetch(`${site.url}/blog`)).status).toBe(500);
    }
    // The server logs a page's issue after its response, while it renders the next one.
    expect((await fetch(`${site.url}/accesibilidad`)).status).toBe(200);
    expect(site.output()).toContain('"error":"ContentUnavailableError"');
    expect(site.output()).not.toContain('unstable value');
  } finally {
    await site.stop();
  }
});
