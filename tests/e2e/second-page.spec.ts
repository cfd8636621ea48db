import { expect, test } from '@/tests/e2e/support/fixtures';

test('a link is fetched when it is pressed, and none for a visit that presses nothing', async ({
  page,
  site,
}) => {
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') fetched.push(prefetchUrl);
  });
  await session.send('Preload.enable');
  await page.goto('/', { waitUntil: 'networkidle' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Aviso de privacidad' });
  for (const one of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
    await one.scrollIntoViewIfNeeded();
  }
  expect(fetched).toEqual([]);

  const target = (await link.getAttribute('href')) ?? '';
  await link.hover();
  await page.mouse.down();
  await expect.poll(() => fetched).toContain(site.url + target);
  await page.mouse.up();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the second page needs no style of its own', async ({ site }) => {
  const styles = async (path: string) =>
    (
      (await (await fetch(site.url + path)).text()).match(/<link [^>]*rel="stylesheet"[^>]*>/g) ??
      []
    )
      .filter((link) => !link.includes('media="print"'))
      .map((link) => /href="([^"]*)"/.exec(link)?.[1])
      .toSorted();
  const first = await styles('/');
  expect(first).not.toEqual([]);
  for (const path of ['/servicios', '/sucursales/campeche', '/blog', '/solicita_cotizacion'])
    expect(await styles(path), path).toEqual(first);
});
