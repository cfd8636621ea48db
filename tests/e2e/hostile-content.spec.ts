import { complaintsOf, isHydrated } from '@/tests/e2e/support/complaints';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { startAlteredGateway } from '@/tests/support/altered-gateway';
import { hostileContent, longWords } from '@/tests/support/hostile-content';
import { pageTypes } from '@/tests/support/page-types';
import { startSite, type Site } from '@/tests/support/site';

/** One page for each kind of content. */
const PAGES = [
  '/',
  '/Blog_Detalle/composta-en-casa-doce-semanas',
  '/verReporte_anual/informe-anual-2025',
  '/resp_detalle/fabrica-circular',
  '/detalle_pregunta?id_grouper=1&id=1',
  '/prensa',
  '/nuestra_empresa/historia',
  '/detalle_linea/residuos-clinicos-rpbi',
  '/sucursales/campeche/san-roman',
  '/busqueda/resultados/reciclaje/1',
  '/cotizador',
];

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

test('pages with hostile content hydrate without errors', async ({ page }) => {
  const complaints = await complaintsOf(page);
  for (const path of PAGES) {
    const response = await page.goto(site.url + path);
    expect.soft(response?.status(), path).toBe(200);
    await isHydrated(page);
    expect.soft(complaints.splice(0), path).toEqual([]);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
  }
});

test('no long word makes a page wider than a phone', async ({ page }) => {
  test.slow();
  const gateway = await startAlteredGateway((_path, body) => longWords(body));
  await using long = await startSite({ GATEWAY_URL: gateway.url });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path } of pageTypes) {
    await page.goto(long.url + path);
    await isHydrated(page);
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const isClipped = (element: Element): boolean => {
        for (let around = element.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowX !== 'visible') return around !== document.body;
        }
        return false;
      };
      return scrollWidth <= clientWidth
        ? []
        : [...document.querySelectorAll('body *')]
            .filter(
              (element) =>
                element.getBoundingClientRect().right > clientWidth + 1 && !isClipped(element),
            )
            .map(({ tagName, className }) => `${tagName} ${String(className)}`);
    });
    expect.soft(wide, path).toEqual([]);
  }
  await gateway.stop();
});
