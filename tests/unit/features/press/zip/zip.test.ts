import JSZip from 'jszip';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';
import { fetchFiles, type Watch } from '@/lib/features/press/zip/fetch-files';
import { makeZip, entryNames } from '@/lib/features/press/zip/make-zip';
import {
  CONFIRM_ABOVE_BYTES,
  percentDone,
  totalSize,
  zipContents,
} from '@/lib/features/press/zip/plan';

describe('names in a zip', () => {
  test('duplicates are numbered, whatever their case, folder or way of writing an accent', () => {
    expect(
      entryNames(['foto.webp', 'FOTO.webp', 'a/foto.webp', 'foto.png', 'É.pdf', 'E\u0301.pdf']),
    ).toEqual(['foto.webp', 'FOTO (2).webp', 'foto (3).webp', 'foto.png', 'É.pdf', 'É (2).pdf']);
  });

  test('a number never meets a name that has one of its own', () => {
    const names = entryNames(['a (2).pdf', 'a.pdf', 'a.pdf', 'a (2).pdf']);
    expect(names).toEqual(['a (2).pdf', 'a.pdf', 'a (3).pdf', 'a (2) (2).pdf']);
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\a.exe', 'a.exe'],
    ['..', 'archivo'],
    ['a/..', 'archivo'],
    ['C:\\a.pdf', 'a.pdf'],
    ['/', 'archivo'],
    ['.oculto', 'oculto'],
    ['a\u0000b\u001f\u007f.pdf', 'ab.pdf'],
    ['factura\u202efdp.exe', 'facturafdp.exe'],
    ['¿qué? "cotas" <1>|*.pdf', '¿qué_ _cotas_ _1___.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['contrato.pdf', 'contrato.pdf'],
    ['a.pdf. ', 'a.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
    ['Boletín (abril) #2 100% & más.pdf', 'Boletín (abril) #2 100% & más.pdf'],
    [`${'ñ'.repeat(400)}.webp`, `${'ñ'.repeat(120)}.webp`],
  ])('%j becomes %j', (key, name) => expect(entryNames([key])).toEqual([name]));
});

describe('sizes', () => {
  const files = [
    { name: 'a', size: 900 },
    { name: 'b', size: 100 },
  ];

  test('the limit is 200 MB', () => expect(CONFIRM_ABOVE_BYTES).toBe(200_000_000));

  test('a total is known when every size is', () => {
    expect(totalSize(files)).toBe(1000);
    expect(totalSize([])).toBe(0);
    expect(totalSize([...files, { name: 'c' }])).toBeUndefined();
  });

  test('progress counts bytes, or files where sizes are not known, and never promises the end', () => {
    expect(percentDone(files, { files: 0, bytes: 450 })).toBe(45);
    expect(percentDone(files, { files: 2, bytes: 1000 })).toBe(99);
    expect(percentDone(files, { files: 2, bytes: 5000 })).toBe(99);
    expect(percentDone([{ name: 'a' }, { name: 'b' }], { files: 1, bytes: 5 })).toBe(50);
    expect(percentDone([], { files: 0, bytes: 0 })).toBe(0);
  });

  test('the contents of a zip are shown beforehand', () => {
    expect(zipContents('imagenes.zip', files)).toBe('2 imágenes, 1 kB');
    expect(zipContents('imagenes.zip', [{ name: 'a', size: 5 }])).toBe('1 imagen, 5 bytes');
    expect(zipContents('archivos.zip', [{ name: 'a' }])).toBe('1 archivo');
  });
});

test('a pool keeps the order, works on so many at a time, and stops at a failure', async () => {
  let now = 0;
  let most = 0;
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    most = Math.max(most, (now += 1));
    await new Promise((resolve) => setTimeout(resolve, 5 * (6 - item)));
    now -= 1;
    if (item === 2) throw new Error('two');
    return item * 10;
  };
  expect(await mapWithConcurrency([5, 4, 3, 5], 3, work)).toEqual([50, 40, 30, 50]);
  expect(most).toBe(3);
  expect(await mapWithConcurrency([], 3, work)).toEqual([]);
  begun.length = 0;
  await expect(mapWithConcurrency([2, 5, 5, 5, 5], 1, work)).rejects.toThrow('two');
  expect(begun).toEqual([2]);
});

describe('fetching', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const watch = (change: Partial<Watch> = {}): Watch => ({
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onLarge: async () => undefined,
    ...change,
  });
  const asked: string[] = [];
  const answers = new Map<string, (() => Response)[]>();
  beforeEach(() => {
    asked.length = 0;
    answers.clear();
    globalThis.fetch = jest.fn(async (path, init) => {
      asked.push(String(path));
      init?.signal?.throwIfAborted();
      return (answers.get(String(path))?.shift() ?? (() => new Response(`de ${path}`)))();
    });
  });
  const breaksOff = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(bytes('half'));
        },
        pull(controller) {
          controller.error(new TypeError('broken'));
        },
      }),
    );

  test('brings the bytes in the order of the files, names encoded', async () => {
    const fetched = await fetchFiles([{ name: 'a b.pdf' }, { name: 'c.pdf' }], false, watch());
    expect(fetched).toEqual([bytes('de /archivos/a%20b.pdf'), bytes('de /archivos/c.pdf')]);
  });

  test('one more attempt after a failure, and the half that came does not count', async () => {
    answers.set('/archivos/a', [breaksOff]);
    answers.set('/archivos/b', [() => new Response('', { status: 502 })]);
    const onProgress = jest.fn();
    const fetched = await fetchFiles([{ name: 'a' }, { name: 'b' }], false, watch({ onProgress }));
    expect(fetched).toEqual([bytes('de /archivos/a'), bytes('de /archivos/b')]);
    expect(asked.toSorted()).toEqual(['/archivos/a', '/archivos/a', '/archivos/b', '/archivos/b']);
    expect(onProgress.mock.lastCall).toEqual([{ files: 2, bytes: 28 }]);
  });

  test('a second failure gives the file up and goes on', async () => {
    answers.set('/archivos/a', [breaksOff, breaksOff]);
    const fetched = await fetchFiles([{ name: 'a' }, { name: 'b' }], false, watch());
    expect(fetched).toEqual([undefined, bytes('de /archivos/b')]);
  });

  test('a missing file is not requested again', async () => {
    answers.set('/archivos/a', [() => new Response('', { status: 404 })]);
    expect(await fetchFiles([{ name: 'a' }], false, watch())).toEqual([undefined]);
    expect(asked).toHaveLength(1);
  });

  test('a transfer that stalls for 20 s has failed', async () => {
    jest.useFakeTimers();
    globalThis.fetch = jest.fn(
      (_path, init) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const fetched = fetchFiles([{ name: 'a' }], false, watch());
    await jest.advanceTimersByTimeAsync(19_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await fetched).toEqual([undefined]);
    jest.useRealTimers();
  });

  test('being cancelled ends it', async () => {
    const abort = new AbortController();
    const onProgress = () => abort.abort(new Error('cancelled'));
    const files = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));
    const fetched = fetchFiles(files, false, watch({ signal: abort.signal, onProgress }));
    await expect(fetched).rejects.toThrow('cancelled');
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  describe('more than 200 MB', () => {
    const large = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new Uint8Array(CONFIRM_ABOVE_BYTES));
            controller.enqueue(new Uint8Array(1));
            controller.close();
          },
        }),
      );

    test('is confirmed once, after 200 MB, and waits for the answer', async () => {
      answers.set('/archivos/a', [large]);
      let answer: () => void = () => undefined;
      const onLarge = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
      const fetched = fetchFiles([{ name: 'a' }], false, watch({ onLarge }));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(onLarge).toHaveBeenCalledTimes(1);
      answer();
      expect((await fetched)[0]?.byteLength).toBe(CONFIRM_ABOVE_BYTES + 1);
      expect(onLarge).toHaveBeenCalledTimes(1);
    });

    test('is not confirmed again after agreement', async () => {
      answers.set('/archivos/a', [large]);
      const onLarge = jest.fn(async () => undefined);
      await fetchFiles([{ name: 'a' }], true, watch({ onLarge }));
      expect(onLarge).not.toHaveBeenCalled();
    });
  });
});

describe('the zip', () => {
  const open = async (blob: Blob) => JSZip.loadAsync(await blob.arrayBuffer());
  const files = ['foto.webp', '../foto.webp', 'LEEME.txt'].map((name) => ({ name }));
  const page = 'https://sitio.example/detalle_prensa/x';

  test('holds every file, byte for byte, stored, under a name of its own', async () => {
    const fetched = [1, 2, 3].map((byte) => new Uint8Array(100_000).fill(byte));
    const blob = await makeZip({ zip: 'imagenes.zip', files, fetched, page });
    expect([blob.type, blob.size]).toEqual(['application/zip', expect.any(Number)]);
    expect(blob.size).toBeGreaterThan(300_000);
    const archive = await open(blob);
    expect(Object.keys(archive.files)).toEqual(['foto.webp', 'foto (2).webp', 'LEEME.txt']);
    expect(await archive.file('foto (2).webp')?.async('uint8array')).toEqual(fetched[1]);
  });

  test('names what is missing in LEEME.txt, beside a file of that name', async () => {
    const fetched = [undefined, new Uint8Array([2]), new Uint8Array([3])];
    const archive = await open(await makeZip({ zip: 'imagenes.zip', files, fetched, page }));
    expect(Object.keys(archive.files)).toEqual(['foto (2).webp', 'LEEME.txt', 'LEEME (2).txt']);
    const note = await archive.file('LEEME (2).txt')?.async('string');
    expect(note).toContain('- foto.webp\r\n');
    expect(note).not.toContain('- ../foto.webp');
    expect(note).toContain(page);
  });
});
