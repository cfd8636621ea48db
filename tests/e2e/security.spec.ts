import { expect, test } from '@/tests/e2e/support/fixtures';

test.describe('security headers', () => {
  test('a stored page allows its own inline scripts by hash, and no others', async ({
    request,
    page,
  }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    await request.get('/');
    const stored = await request.get('/');
    const policies = stored
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'content-security-policy');
    const strict = policies.find(({ value }) => value.includes("'sha256-"))?.value ?? '';
    const scripts = /script-src ([^;]*)/.exec(strict)?.[1] ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toContain('unsafe');
    await page.goto('/', { waitUntil: 'networkidle' });
    // The page is alive: its scripts ran.
    await page
      .getByRole('region', { name: 'Cookies' })
      .getByRole('button', { name: 'Aceptar' })
      .click();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    expect(violations).toEqual([]);
  });

  test('every answer is hardened, and none says what made it', async ({ request }) => {
    for (const path of ['/', '/error/404', '/api/health']) {
      const headers = (await request.get(path)).headers();
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
      expect(headers['content-security-policy'], path).toContain("object-src 'none'");
      expect(headers['x-powered-by'], path).toBeUndefined();
    }
  });
});
