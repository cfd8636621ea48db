import { schemaFindings } from '@/tests/support/schema';

const context = 'https://schema.org';

test('valid structured data has no findings, each kind of mistake has one', () => {
  const samples = [
    { page: 'good', data: { '@context': context, '@type': 'NewsArticle', headline: 'Uno' } },
    { page: 'no such type', data: { '@context': context, '@type': 'NoType', name: 'x' } },
    {
      page: 'no such property',
      data: { '@context': context, '@type': 'NewsArticle', headlines: 'x' },
    },
    {
      page: 'wrong value',
      data: { '@context': context, '@type': 'LocalBusiness', geo: { '@type': 'Person' } },
    },
    { page: 'no context', data: { '@type': 'NewsArticle' } },
  ];
  const pages = schemaFindings(samples).map((finding) => finding.split(':')[0]);
  expect(new Set(pages)).toEqual(
    new Set(['no such type', 'no such property', 'wrong value', 'no context']),
  );
}, 180_000);
