import { readFile, stat } from 'node:fs/promises';
import { expect, test } from '@/tests/e2e/support/fixtures';

const path = (name: string) => `/archivos/${encodeURIComponent(name)}`;
const ODD = 'Boletín (abril) #2 100% & más.pdf';

test.describe('files', () => {
  test('come from the gateway byte for byte, with type, validator and long cache', async ({
    request,
  }) => {
    const response = await request.get(path(ODD));
    expect(response.status()).toBe(200);
    const headers = response.headers();
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['cache-control']).toMatch(/max-age=\d{4,}/);
    expect(headers['etag'] ?? headers['last-modified']).toBeTruthy();
    const stored = await readFile(`data/files/${ODD}`);
    expect((await response.body()).equals(stored)).toBe(true);
    const again = await request.get(path(ODD), {
      headers: { 'if-none-match': headers['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
  });

  test('are sent in ranges', async ({ request }) => {
    const response = await request.get(path(ODD), { headers: { range: 'bytes=0-99' } });
    expect(response.status()).toBe(206);
    const { size } = await stat(`data/files/${ODD}`);
    expect(response.headers()['content-range']).toBe(`bytes 0-99/${size}`);
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('are sandboxed if they are vector pictures', async ({ request }) => {
    const response = await request.get(path('social-facebook.svg'));
    expect(response.headers()['content-security-policy']).toContain('sandbox');
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
  });

  test('go through the image optimiser', async ({ request }) => {
    const url = `/_next/image?url=${encodeURIComponent(path('branch-campeche.webp'))}&w=640&q=75`;
    const response = await request.get(url, { headers: { accept: 'image/webp' } });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/webp');
    const elsewhere = await request.get(
      '/_next/image?url=https%3A%2F%2Fexample.com%2Fa.png&w=640&q=75',
    );
    expect(elsewhere.status()).toBe(400);
  });

  for (const bad of [
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fx',
    '%252e%252e%252fx',
    'a%00b',
    'https%3A%2F%2Fx.mx%2Fa',
    '%20',
  ]) {
    test(`reject the name ${bad}`, async ({ request }) => {
      expect((await request.get(`/archivos/${bad}`)).status()).toBe(400);
    });
  }

  test('are 404 if missing, and an uncached 502 if the gateway is down', async ({
    request,
    gateway,
  }) => {
    expect((await request.get(path('no-existe.webp'))).status()).toBe(404);
    gateway.faults.add({ path: '/azure-storage', kind: 'reset' });
    const response = await request.get(path('branch-durango.webp'));
    expect(response.status()).toBe(502);
    expect(response.headers()['cache-control']).toBe('no-store');
    gateway.faults.clear();
    expect((await request.get(path('branch-durango.webp'))).status()).toBe(200);
  });
});
