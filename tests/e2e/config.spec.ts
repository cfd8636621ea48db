import { expect, test } from '@/tests/e2e/support/fixtures';
import { startSite } from '@/tests/support/site';

test('a malformed setting stops the start with one sentence that names it', async () => {
  const started = startSite({ SITE_URL: 'no es una dirección' });
  await expect(started).rejects.toThrow(
    /^The site did not start:[\s\S]*\nSITE_URL must be an http or https origin/,
  );
});
