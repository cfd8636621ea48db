import { complaintsOf, inParts, isHydrated } from '@/tests/e2e/support/complaints';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { startAlteredGateway } from '@/tests/support/altered-gateway';
import { hostileContent } from '@/tests/support/hostile-content';
import { pageTypes } from '@/tests/support/page-types';
import { startSite, type Site } from '@/tests/support/site';

let hostile: Awaited<ReturnType<typeof startAlteredGateway>>;
let site: Site;

test.beforeAll(async () => {
  hostile = await startAlteredGateway((_path, body) => hostileContent(body));
  site = await startSite({ GATEWAY_URL: hostile.url });
});
test.afterAll(async () => {
  await site.stop();
  await hostile.stop();
});

for (const paths of inParts(pageTypes.map(({ path }) => path))) {
  test(`with hostile content ${paths.join(', ')} are what React expects`, async ({ page }) => {
    const complaints = await complaintsOf(page);
    for (const path of paths) {
      const answer = await page.goto(site.url + path);
      expect.soft(answer?.status(), path).toBe(200);
      await isHydrated(page);
      expect.soft(complaints.splice(0), path).toEqual([]);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
    }
  });
}
