import { FIRST_BYTES, openPdfSource } from '@/lib/features/reports/flipbook/pdf-source';

const file = new Uint8Array(200_000).fill(7);
file.set(new TextEncoder().encode('%PDF-1.7'));

let etag = '"1"';
beforeEach(() => void (etag = '"1"'));

/** Responds with the requested range. */
function ranges(_url: string, init?: RequestInit): Promise<Response> {
  const match = /bytes=(\d+)-(\d+)/.exec(new Headers(init?.headers).get('range') ?? '');
  const [begin, end] = [Number(match?.[1]), Math.min(Number(match?.[2]), file.length - 1)];
  return Promise.resolve(
    new Response(file.slice(begin, end + 1), {
      status: 206,
      headers: { 'content-range': `bytes ${begin}-${end}/${file.length}`, etag },
    }),
  );
}

const open = (knownSize?: number, onProgress = jest.fn()) =>
  openPdfSource('/archivos/x.pdf', {
    knownSize,
    signal: new AbortController().signal,
    onProgress,
  });
const answer = (make: typeof ranges) => {
  const asked = jest.fn(make);
  globalThis.fetch = asked as unknown as typeof fetch;
  return asked;
};

test('ranges: the head first, the rest on request, a true progress', async () => {
  const asked = answer(ranges);
  const onProgress = jest.fn();
  const source = await open(undefined, onProgress);
  if (source.kind !== 'ranges') throw new Error('ranges expected');
  expect(source.length).toBe(200_000);
  expect(source.head.byteLength).toBe(FIRST_BYTES);
  expect((await source.read(100_000, 150_000)).byteLength).toBe(50_000);
  expect(new Headers(asked.mock.calls[1]?.[1]?.headers).get('if-range')).toBe('"1"');
  expect(onProgress).toHaveBeenLastCalledWith(FIRST_BYTES + 50_000, 200_000);
});

test('a lost range is requested again, three times in all', async () => {
  answer(ranges);
  const source = await open();
  if (source.kind !== 'ranges') throw new Error('ranges expected');
  const asked = answer(() => Promise.reject(new TypeError('network')));
  await expect(source.read(100_000, 100_010)).rejects.toMatchObject({ kind: 'interrupted' });
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a file that changed meanwhile is an interruption, not a mixture', async () => {
  answer(ranges);
  const source = await open();
  if (source.kind !== 'ranges') throw new Error('ranges expected');
  answer(async () => new Response(file));
  await expect(source.read(100_000, 100_010)).rejects.toMatchObject({ kind: 'interrupted' });
});

test('a weak tag is no condition of a range, but tells of a file that changed', async () => {
  etag = 'W/"1"';
  const asked = answer(ranges);
  const source = await open();
  if (source.kind !== 'ranges') throw new Error('ranges expected');
  expect((await source.read(100_000, 150_000)).byteLength).toBe(50_000);
  expect(new Headers(asked.mock.calls[1]?.[1]?.headers).has('if-range')).toBe(false);
  etag = 'W/"2"';
  await expect(source.read(100_000, 100_010)).rejects.toMatchObject({ kind: 'interrupted' });
});

test('without ranges the complete file, with the size that the page knows or none', async () => {
  answer(async () => new Response(file));
  const onProgress = jest.fn();
  expect(await open(200_000, onProgress)).toMatchObject({ kind: 'whole' });
  expect(onProgress).toHaveBeenLastCalledWith(200_000, 200_000);
  await open(undefined, onProgress);
  expect(onProgress).toHaveBeenLastCalledWith(200_000, undefined);
  // A size of an older file must not make 120 %.
  await open(100_000, onProgress);
  expect(onProgress).toHaveBeenLastCalledWith(200_000, undefined);
});

test.each([
  [404, 'missing'],
  [502, 'unavailable'],
  [413, 'unavailable'],
])('a response of %i', async (status, kind) => {
  answer(async () => new Response('', { status }));
  await expect(open()).rejects.toMatchObject({ kind });
});

test('a file that does not begin as a PDF is refused', async () => {
  answer(async () => new Response('<!doctype html><title>Error</title>'));
  await expect(open()).rejects.toMatchObject({ kind: 'not-pdf' });
});

test('a connection that breaks off', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('network')),
  });
  answer(async () => new Response(body));
  await expect(open()).rejects.toMatchObject({ kind: 'interrupted' });
});
