import {
  failureTexts,
  FIRST_BYTES,
  openPdfSource,
} from '@/lib/features/reports/flipbook/pdf-source';

const file = new Uint8Array(200_000).fill(7);

/** Responds with the requested range. */
async function ranges(_url: string, init?: RequestInit): Promise<Response> {
  const match = /bytes=(\d+)-(\d+)/.exec(new Headers(init?.headers).get('range') ?? '');
  const [begin, end] = [Number(match?.[1]), Math.min(Number(match?.[2]), file.length - 1)];
  return new Response(file.slice(begin, end + 1), {
    status: 206,
    headers: { 'content-range': `bytes ${begin}-${end}/${file.length}` },
  });
}

const open = (onProgress = jest.fn()) =>
  openPdfSource('/archivos/x.pdf', new AbortController().signal, onProgress);

const answer = (make: typeof ranges) => {
  const requested = jest.fn(make);
  globalThis.fetch = requested as unknown as typeof fetch;
  return requested;
};

test('the head of a file is fetched first, and other ranges on request', async () => {
  answer(ranges);
  const onProgress = jest.fn();
  const source = await open(onProgress);
  if (source.kind !== 'ranges') throw new Error('ranges expected');
  expect(source.length).toBe(200_000);
  expect(source.head.byteLength).toBe(FIRST_BYTES);
  expect((await source.read(100_000, 150_000)).byteLength).toBe(50_000);
  expect(onProgress).toHaveBeenLastCalledWith(FIRST_BYTES + 50_000, 200_000);
});

test('a range that fails is requested twice', async () => {
  answer(ranges);
  const source = await open();
  if (source.kind !== 'ranges') throw new Error('ranges expected');
  const requested = answer(() => Promise.reject(new TypeError('network')));
  await expect(source.read(100_000, 100_010)).rejects.toMatchObject({ kind: 'interrupted' });
  expect(requested).toHaveBeenCalledTimes(2);
});

test('the complete file is fetched without ranges', async () => {
  answer(async () => new Response(file));
  const onProgress = jest.fn();
  expect(await open(onProgress)).toMatchObject({ kind: 'whole' });
  expect(onProgress).toHaveBeenLastCalledWith(200_000, undefined);
});

test.each([
  [404, 'missing'],
  [502, 'unavailable'],
  [413, 'unavailable'],
])('a response of %i means %s', async (status, kind) => {
  answer(async () => new Response('', { status }));
  await expect(open()).rejects.toMatchObject({ kind });
});

test('a broken connection means interrupted', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('network')),
  });
  answer(async () => new Response(body));
  await expect(open()).rejects.toMatchObject({ kind: 'interrupted' });
});

test('every failure has one sentence', () => {
  for (const sentence of Object.values(failureTexts))
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ][^.]*\.$/);
});
