import { complaintsOf, isHydrated } from '@/tests/e2e/support/complaints';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { startAlteredGateway } from '@/tests/support/altered-gateway';
import { hostileContent } from '@/tests/support/hostile-content';
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

test('pages with hostile content are what React expects', async ({ page }) => {
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
