import { content } from '@/tests/unit/content/embedded-gateway/fixtures';
import {
  PREFIX,
  startTestGateway,
  writeJson,
  type TestGateway,
} from '@/tests/unit/content/embedded-gateway/support';
import { processorTime } from '@/tests/support/processor-time';

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway(content)));
afterAll(() => gateway.stop());

type Result = Record<string, unknown>;

async function search(term: string): Promise<Result[]> {
  const path = `${PREFIX}/web/search/getAll?search=${encodeURIComponent(term)}`;
  const { status, data } = await gateway.get(path);
  expect(status).toBe(200);
  if (!Array.isArray(data)) throw new Error('A list is expected');
  return data;
}

const found = async (term: string) =>
  (await search(term)).map(({ modulo, id_table }) => `${modulo} ${id_table}`);

describe('the search index', () => {
  test('contains posts', async () => {
    expect(await search('tapas')).toEqual([
      {
        id_table: 1,
        modulo: 'Blog',
        titulo: 'Reciclaje de PET',
        fecha: '2026-01-05',
        descripcion: '<p>Botellas y <b>tapas</b></p>',
        imagen: 'blog-1.webp',
      },
    ]);
  });

  test('contains press items, with their plain text escaped', async () => {
    expect((await search('Convenio 4'))[0]).toEqual({
      id_table: 4,
      modulo: 'Sala Prensa',
      titulo: 'Convenio 4',
      fecha: '2026-01-04',
      descripcion: 'Resumen &lt;b&gt;4&lt;/b&gt;',
      imagen: 'prensa-4.webp',
    });
  });

  test('contains the job board', async () => {
    expect(await search('mecánicas')).toEqual([
      {
        id_table: 1,
        modulo: 'Bolsa Trabajo',
        titulo: 'Únase al equipo',
        fecha: '',
        descripcion: '<p>Choferes</p> <p>Mecánicas</p>',
        imagen: 'job.webp',
      },
    ]);
  });

  test('contains each program once, even if it is listed twice', async () => {
    expect(await found('escuelas')).toEqual(['Sustentabilidad 2']);
    expect(await found('biogás')).toEqual(['Sustentabilidad 101', 'Blog 5']);
  });
});

describe('the search', () => {
  test.each([
    ['as written', 'Reciclaje'],
    ['upper case', 'RECICLAJE'],
    ['with an accent too many', 'reciclajé'],
    ['full width', 'ＲＥＣＩＣＬＡＪＥ'],
    ['soft hyphens and zero-width spaces', 'reci\u00adcla\u200bje'],
    ['accents of their own', 'recicla\u0301je'],
    ['a beginning', 'recic'],
    ['a wrong letter', 'reciclage'],
    ['a letter missing', 'recilaje'],
    ['a letter too many', 'reciclajje'],
    ['two letters swapped', 'recicalje'],
    ['two letters swapped at the start', 'erciclaje'],
    ['one of two words unknown', 'reciclaje xyzxyz'],
    ['little words around', 'el reciclaje de las'],
  ])('finds the post (%s): %s', async (_what, term) =>
    expect(await found(term)).toContain('Blog 1'),
  );

  test.each([
    ['accents left out', 'raices', 'Sustentabilidad 1'],
    ['accents left out in the title', 'energia del biogas', 'Blog 5'],
    ['words of the text', 'botellas', 'Blog 1'],
    ['entities', 'método', 'Blog 5'],
    ['what everybody calls the job board', 'vacantes', 'Bolsa Trabajo 1'],
  ])('finds the record (%s): %s', async (_what, term, expected) =>
    expect(await found(term)).toContain(expected),
  );

  test.each(['', '   ', '%', '"', '<strong>', 'strong', 'xyzxyz', 'rxcxclaje'])(
    'finds nothing for %p',
    async (term) => expect(await search(term)).toEqual([]),
  );

  test('answers a term of any length fast', async () => {
    const spent = await processorTime(() => search('reciclaje '.repeat(1000)));
    expect(spent).toBeLessThan(20_000);
  });

  test('finds nothing without a term', async () => {
    expect((await gateway.get(`${PREFIX}/web/search/getAll`)).data).toEqual([]);
  });
});

test('a match in a title ranks above a match in a text', async () => {
  const posts = content['blog-posts'].map((post) =>
    post.id === 3 ? { ...post, text_publication: '<p>composta composta</p>' } : post,
  );
  writeJson(gateway.contentDir, 'blog-posts', posts);
  expect(await found('composta')).toEqual(['Blog 2', 'Blog 3']);
});

test('hidden or struck-out text is not found', async () => {
  const text_publication =
    '<p hidden>secreto</p><p style="display:none">secreto</p><del>secreto</del><s>secreto</s> Visible';
  const posts = content['blog-posts'].map((post) =>
    post.id === 3 ? { ...post, text_publication } : post,
  );
  writeJson(gateway.contentDir, 'blog-posts', posts);
  expect(await found('secreto')).toEqual([]);
  expect(await found('visible')).toEqual(['Blog 3']);
});

test('the index follows changed, new and deleted records', async () => {
  const [first, second, ...rest] = content['blog-posts'];
  writeJson(gateway.contentDir, 'blog-posts', [
    { ...first, title_publication: 'Cartón corrugado', text_publication: '<p>Fibras</p>' },
    { ...second, id: 77, title_publication: 'Almeja', start_date: '2026-07-07' },
    ...rest,
  ]);
  expect(await found('tapas')).toEqual([]);
  expect(await found('corrugado')).toEqual(['Blog 1']);
  expect(await found('almeja')).toEqual(['Blog 77']);
  expect(await found('biogás')).toContain('Blog 5');
  writeJson(gateway.contentDir, 'blog-posts', [{ ...first, start_date: '2026-08-08' }]);
  expect(await found('almeja')).toEqual([]);
  expect((await search('tapas'))[0]).toMatchObject({ id_table: 1, fecha: '2026-08-08' });
});

test('concurrent searches all get a response while the content changes', async () => {
  const posts = Array.from({ length: 100 }, (_, at) => ({
    ...content['blog-posts'][0],
    ...{ id: at + 1, title_publication: `Chatarra ${at}` },
  }));
  writeJson(gateway.contentDir, 'blog-posts', posts);
  const responses = await Promise.all([found('chatarra'), found('chatarra'), found('chatarra')]);
  for (const response of responses) expect(response).toHaveLength(100);
});
