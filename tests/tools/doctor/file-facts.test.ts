import sharp from 'sharp';
import { readFileFacts } from '@/tests/support/file-facts';
import type { FileFetch } from '@/tools/doctor/reading/file-facts';

const SIZE = { width: 1200, height: 800, channels: 3 as const, background: '#345' };
const solid = (width = SIZE.width) => sharp({ create: { ...SIZE, width } });

/** A gateway's file: its bytes, type, and whether it sends ranges. */
type Stored = { bytes: Uint8Array; type: string; hasRanges?: boolean };

let files: Record<string, Stored | number> = {};
let sent = 0;

const fetchFile: FileFetch = async (name, { headers, signal }) => {
  signal.throwIfAborted();
  const stored = files[name] ?? 404;
  if (typeof stored === 'number') return new Response(null, { status: stored });
  const { bytes, type, hasRanges = true } = stored;
  const [, begin = 0, end = 0] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '')?.map(Number) ?? [];
  const part = hasRanges ? bytes.subarray(begin, end + 1) : bytes;
  const body = new ReadableStream({
    pull(controller) {
      sent += part.byteLength;
      controller.enqueue(part);
      controller.close();
    },
  });
  const total = `bytes ${begin}-${begin + part.byteLength - 1}/${bytes.byteLength}`;
  return new Response(body, {
    status: hasRanges ? 206 : 200,
    headers: {
      'content-type': type,
      ...(hasRanges ? { 'content-range': total } : { 'content-length': `${bytes.byteLength}` }),
    },
  });
};

beforeEach(() => {
  files = {};
  sent = 0;
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s has its pixels', async (format) => {
  files = { 'a b': { bytes: await solid().toFormat(format).toBuffer(), type: `image/${format}` } };
  const facts = await readFileFacts(['a b'], fetchFile);
  expect(facts.get('a b')).toMatchObject({
    status: 'found',
    type: `image/${format}`,
    width: 1200,
    height: 800,
  });
});

test('a picture is turned as its camera says', async () => {
  const bytes = await solid().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  files = { turned: { bytes, type: 'image/jpeg; charset=binary' } };
  const facts = await readFileFacts(['turned'], fetchFile);
  expect(facts.get('turned')).toMatchObject({ type: 'image/jpeg', width: 800, height: 1200 });
});

test('of a heavy file only the beginning is read', async () => {
  const header = await solid().jpeg().toBuffer();
  const bytes = Buffer.concat([header, Buffer.alloc(8_000_000)]);
  files = { heavy: { bytes, type: 'image/jpeg' } };
  const facts = await readFileFacts(['heavy'], fetchFile);
  expect(facts.get('heavy')).toMatchObject({ bytes: bytes.byteLength, width: 1200 });
  expect(sent).toBeLessThanOrEqual(64 * 1024);
});

test('a header behind a long preview is found with a second request', async () => {
  const [start, rest] = await solid()
    .jpeg()
    .toBuffer()
    .then((jpeg) => [jpeg.subarray(0, 2), jpeg.subarray(2)]);
  const segment = Buffer.concat([Buffer.from([0xff, 0xed, 0xff, 0xff]), Buffer.alloc(65_533)]);
  const bytes = Buffer.concat([start ?? [], segment, segment, rest ?? []].map(Buffer.from));
  files = { preview: { bytes, type: 'image/jpeg' } };
  const facts = await readFileFacts(['preview'], fetchFile);
  expect(facts.get('preview')).toMatchObject({ width: 1200, height: 800 });
});

test('missing, refused and broken files, and one that breaks off', async () => {
  files = {
    refused: 503,
    forbidden: 403,
    malformed: 400,
    broken: { bytes: Buffer.from('no picture'), type: 'image/png' },
    empty: { bytes: new Uint8Array(), type: 'image/png', hasRanges: false },
  };
  const throwing: FileFetch = (name, init) =>
    name === 'thrown' ? Promise.reject(new Error('reset')) : fetchFile(name, init);
  const names = ['gone', 'refused', 'forbidden', 'malformed', 'thrown', 'broken', 'empty'];
  expect(Object.fromEntries(await readFileFacts(names, throwing))).toEqual({
    gone: { status: 'missing' },
    refused: { status: 'unavailable' },
    forbidden: { status: 'unavailable' },
    malformed: { status: 'unavailable' },
    thrown: { status: 'unavailable' },
    broken: { status: 'found', type: 'image/png', bytes: 10 },
    empty: { status: 'found', type: 'image/png', bytes: 0 },
  });
});

test('a gateway without ranges', async () => {
  const bytes = await solid(640).png().toBuffer();
  files = { whole: { bytes, type: 'image/png', hasRanges: false } };
  expect((await readFileFacts(['whole'], fetchFile)).get('whole')?.width).toBe(640);
});
