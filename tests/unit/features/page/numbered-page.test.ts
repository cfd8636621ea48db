import { numberedMetadata, requireNumberedPage } from '@/lib/features/page/numbered-page';
import { routes } from '@/lib/server/routing/routes';

jest.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path);
  },
}));

const params = (page: string) => Promise.resolve({ page });
const metadataOf = numberedMetadata((page) => ({
  title: `Noticias: página ${page}`,
  description: '',
  path: routes.blog(page),
}));

test('page 2 is shown', async () => {
  expect(await requireNumberedPage(params('2'), routes.blog())).toBe(2);
  expect((await metadataOf({ params: params('2') })).openGraph?.title).toMatch(
    /^Noticias: página 2 \|/,
  );
});

test('page 1 leads to the list', async () => {
  await expect(requireNumberedPage(params('1'), routes.blog())).rejects.toThrow(/^\/blog$/);
});

test.each(['0', '02', 'dos', '2.0', '-1'])(
  '%s is not found, and has the metadata of page 1',
  async (page) => {
    await expect(requireNumberedPage(params(page), routes.blog())).rejects.toThrow('/error/404');
    const { openGraph } = await metadataOf({ params: params(page) });
    expect(openGraph?.title).toMatch(/^Noticias: página 1 \|/);
  },
);
