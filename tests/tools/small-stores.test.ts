// Not with the doctor's drill, but in every run: who changes the site's stores breaks the doctor here.
import '@/tools/doctor/small-stores';
import { getStale, setStale } from '@/lib/content/gateway/stale-if-error';
import { cacheText, indexTexts } from '@/lib/content/html/text-index';
import { until } from '@/tests/support/until';

test('an examination keeps one response and one text, whatever it reads', async () => {
  for (const key of ['one', 'two']) setStale(key, { status: 200, body: key });
  // Both are there until they are compressed.
  await until(async () => (await getStale('one')) === undefined);
  expect(await getStale('two')).toMatchObject({ body: 'two' });
  const [one, two] = ['<p>uno</p>', '<p>dos</p>'].map(cacheText);
  expect(await indexTexts([String(one)])).toBe(false);
  expect(await indexTexts([String(two)])).toBe(true);
});
