import { expect, test } from '@/tests/e2e/support/fixtures';

test.describe('share pictures', () => {
  test('are drawn from the title for a page without a picture, and do not exist for an unknown page', async ({
    request,
  }) => {
    const drawn = await request.get('/compartir/blog');
    expect(drawn.headers()['content-type']).toBe('image/png');
    expect(drawn.headers()['cache-control']).toContain('s-maxage');
    const own = await request.get('/compartir/sucursales/campeche');
    expect(own.headers()['content-type']).toBe('image/jpeg');
    for (const path of ['/compartir/sucursales/no-existe', '/compartir/nada', '/compartir/a/b']) {
      const refused = await request.get(path);
      expect(refused.status(), path).toBe(404);
      expect(refused.headers()['cache-control']).toBe('no-store');
    }
  });

  test('fail in an outage instead of answering "not found"', async ({ request, gateway }) => {
    gateway.faults.add({ path: '/azure-storage', kind: 'status', value: 503 });
    const answer = await request.get('/compartir/sucursales/cancun');
    expect(answer.status()).toBe(503);
    gateway.faults.clear();
    const healed = await request.get('/compartir/sucursales/cancun');
    expect(healed.status()).toBe(200);
  });
});
