import { companyName } from '@/lib/company';
import { pageMetadata } from '@/lib/features/page/metadata';

const page = { title: 'Servicios', description: 'Lo que hacemos.', path: '/servicios' };
const record = { title_page: '', meta_description: '', meta_keywords: '' };

test('a page without a SEO record has its own title and description', () => {
  for (const given of [undefined, record, { ...record, title_page: '  ' }]) {
    expect(pageMetadata({ ...page, record: given })).toMatchObject({
      title: { absolute: `Servicios | ${companyName}` },
      openGraph: { title: `Servicios | ${companyName}` },
      description: 'Lo que hacemos.',
      alternates: { canonical: 'http://localhost:3000/servicios' },
    });
  }
  expect(pageMetadata(page)).not.toHaveProperty('keywords');
  expect(pageMetadata(page)).not.toHaveProperty('robots');
});

test("the SEO record comes first, with the company's name only once", () => {
  const metadata = pageMetadata({
    ...page,
    record: {
      title_page: `Servicios de ${companyName}`,
      meta_description: 'Del gateway',
      meta_keywords: 'residuos, reciclaje',
    },
  });
  expect(metadata).toMatchObject({
    title: { absolute: `Servicios de ${companyName}` },
    description: 'Del gateway',
    keywords: 'residuos, reciclaje',
    openGraph: { title: `Servicios de ${companyName}`, locale: 'es_MX' },
  });
});

test('pages that search engines must not find have a noindex', () => {
  expect(pageMetadata({ ...page, isIndexed: false }).robots).toEqual({ index: false });
});

test('a page links the feed of its section', () => {
  expect(pageMetadata({ ...page, feeds: 'press' }).alternates?.types).toEqual({
    'application/rss+xml': [
      { title: 'Sala de Prensa', url: 'http://localhost:3000/prensa/rss.xml' },
    ],
  });
  expect(pageMetadata(page).alternates).not.toHaveProperty('types');
});
