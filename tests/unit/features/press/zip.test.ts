import JSZip from 'jszip';
import { entryNames, makeZip, totalSize, zipContents } from '@/lib/features/press/zip';

test('repeated names are numbered, regardless of case, folder or the form of an accent', () => {
  expect(
    entryNames(['foto.webp', 'FOTO.webp', 'a/foto.webp', 'foto.png', 'É.pdf', 'E\u0301.pdf']),
  ).toEqual(['foto.webp', 'FOTO (2).webp', 'foto (3).webp', 'foto.png', 'É.pdf', 'É (2).pdf']);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\a.exe', 'a.exe'],
  ['..', 'archivo'],
  ['.oculto', 'oculto'],
  ['factura\u202Efdp.exe', 'factura_fdp.exe'],
  ['¿qué? "cotas" <1>|*.pdf', '¿qué_ _cotas_ _1___.pdf'],
  ['Boletín (abril) #2 100% & más.pdf', 'Boletín (abril) #2 100% & más.pdf'],
])('%j has the name %j in a zip', (key, name) => expect(entryNames([key])).toEqual([name]));

test('the contents of a zip are shown beforehand, with the size if every size is known', () => {
  const files = [
    { name: 'a', size: 900 },
    { name: 'b', size: 100 },
  ];
  expect(totalSize([...files, { name: 'c' }])).toBeUndefined();
  expect(zipContents('imagenes.zip', files)).toBe('2 imágenes, 1 kB');
  expect(zipContents('archivos.zip', [...files, { name: 'c' }])).toBe('3 archivos');
});

describe('a zip', () => {
  const signal = new AbortController().signal;
  const files = ['foto.webp', '../foto.webp', 'c.pdf'].map((name) => ({ name }));
  const entriesOf = async (zip: Blob) =>
    Object.keys((await JSZip.loadAsync(await zip.arrayBuffer())).files);
  const respond = (answer: (path: string) => Response) => {
    globalThis.fetch = jest.fn(async (path, init) => {
      init?.signal?.throwIfAborted();
      return answer(String(path));
    });
  };

  test('contains every file byte for byte under its own name, and reports its progress', async () => {
    respond((path) => new Response(`de ${path}`));
    const onProgress = jest.fn();
    const { zip, missing } = await makeZip([{ name: 'a b.pdf' }, ...files], signal, onProgress);
    expect(missing).toEqual([]);
    expect(await entriesOf(zip)).toHaveLength(4);
    const archive = await JSZip.loadAsync(await zip.arrayBuffer());
    expect(await archive.file('a b.pdf')?.async('string')).toBe('de /archivos/a%20b.pdf');
    expect(onProgress).toHaveBeenLastCalledWith(89);
  });

  test("keeps the gateway's order, whichever file arrives first", async () => {
    globalThis.fetch = jest.fn(async (path) => {
      if (String(path).endsWith('lenta.webp')) await new Promise((done) => setTimeout(done, 20));
      return new Response('bytes');
    });
    const { zip } = await makeZip(
      [{ name: 'lenta.webp' }, { name: 'a.webp' }, { name: 'b.webp' }],
      signal,
      () => undefined,
    );
    expect(await entriesOf(zip)).toEqual(['lenta.webp', 'a.webp', 'b.webp']);
  });

  test('omits the files that fail and names them', async () => {
    const broken = () =>
      new ReadableStream({ pull: (controller) => controller.error(new TypeError('broken')) });
    respond((path) => {
      if (path.endsWith('/foto.webp')) return new Response('', { status: 502 });
      return new Response(path.endsWith('c.pdf') ? broken() : 'bytes');
    });
    const { zip, missing } = await makeZip(files, signal, () => undefined);
    expect(missing.toSorted()).toEqual(['c.pdf', 'foto.webp']);
    expect(await entriesOf(zip)).toEqual(['foto (2).webp']);
  });

  test('is not made if the visitor cancels', async () => {
    const abort = new AbortController();
    respond(() => new Response('bytes'));
    const made = makeZip(files, abort.signal, () => abort.abort(new Error('cancelled')));
    await expect(made).rejects.toThrow('cancelled');
  });
});
