import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createGateway } from '@/lib/content/embedded-gateway/gateway';
import { newFolder } from '@/tests/support/new-folder';
import { content } from '@/tests/unit/content/embedded-gateway/fixtures';
import { PREFIX, writeJson } from '@/tests/unit/content/embedded-gateway/support';

const folder = newFolder();
const companyFile = path.join(folder, 'company.json');
const onError = jest.fn();
const handle = createGateway({ contentDir: folder, companyFile, onError });

async function read(pathname: string): Promise<[number, unknown]> {
  const response = await handle(new Request(`http://gateway.test${PREFIX}${pathname}`));
  return [response.status, await response.json()];
}

beforeEach(() => {
  onError.mockClear();
  writeFileSync(companyFile, JSON.stringify({ name: 'Uno "&" \\ Dos' }));
  writeJson(folder, 'blog-posts', content['blog-posts']);
});

test('a post added while the gateway runs is returned at once', async () => {
  await read('/web/blog/getLast');
  const added = { id: 77, title_publication: 'Nuevo', start_date: '2026-12-01' };
  writeJson(folder, 'blog-posts', [...content['blog-posts'], added]);
  expect(await read('/web/blog/getLast')).toMatchObject([200, { data: [{ id: 77 }, {}, {}] }]);
  expect((await read('/web/search/getAll?search=nuevo'))[1]).toMatchObject([{ id_table: 77 }]);
});

test('a deleted or missing file reads as empty', async () => {
  rmSync(path.join(folder, 'blog-posts.json'));
  expect(await read('/web/blog/getall')).toEqual([200, { code: 200, data: [] }]);
  expect(await read('/web/business-line/detail')).toEqual([200, []]);
  expect((await read('/web/jobboard/getContentJobBoard'))[0]).toBe(404);
});

test('a half-written file keeps its previous content', async () => {
  await read('/web/blog/getall');
  writeFileSync(path.join(folder, 'blog-posts.json'), '[{"id": 1, "title_pub');
  expect(await read('/web/blog/getall')).toMatchObject([200, { data: { length: 5 } }]);
  writeJson(folder, 'blog-posts', []);
  expect(await read('/web/blog/getall')).toEqual([200, { code: 200, data: [] }]);
});

test('a file that was never complete is an error, and not an empty list', async () => {
  writeFileSync(path.join(folder, 'clients.json'), '[{');
  expect(await read('/web/clients/getAll')).toMatchObject([500, { code: 500 }]);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('the company’s name replaces its token everywhere and follows changes of its file', async () => {
  writeJson(folder, 'seo', { I: { title_page: '{{empresa}} y {{empresa}}' } });
  expect((await read('/web/section/I'))[1]).toMatchObject({
    data: { title_page: 'Uno "&" \\ Dos y Uno "&" \\ Dos' },
  });
  writeFileSync(companyFile, JSON.stringify({ name: 'Otra $& Empresa' }));
  expect((await read('/web/section/I'))[1]).toMatchObject({
    data: { title_page: 'Otra $& Empresa y Otra $& Empresa' },
  });
});

test('records that are not objects are skipped', async () => {
  writeJson(folder, 'carousel', [null, 1, 'x', { id_carousel: 1 }]);
  expect(await read('/web/web-page-config/carousel')).toEqual([
    200,
    { code: 200, data: [{ id_carousel: 1 }] },
  ]);
});
