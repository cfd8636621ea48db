import { getFileSize } from '@/lib/content/gateway/files';
import { getPictureFacts } from '@/lib/content/images/picture-facts';
import { getPressFiles, getPressImages } from '@/lib/content/gateway/press';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { readPressDownloads } from '@/lib/features/press/downloads';

jest.mock('@/lib/content/gateway/files', () => ({ getFileSize: jest.fn() }));
jest.mock('@/lib/content/images/picture-facts', () => ({ getPictureFacts: jest.fn() }));
jest.mock('@/lib/content/gateway/press', () => ({
  getPressFiles: jest.fn(),
  getPressImages: jest.fn(),
}));
const size = jest.mocked(getFileSize);
const facts = jest.mocked(getPictureFacts);
const images = jest.mocked(getPressImages);
const files = jest.mocked(getPressFiles);
beforeEach(() => {
  size.mockReset().mockResolvedValue(missing);
  facts.mockReset().mockResolvedValue(missing);
  images.mockReset().mockResolvedValue(missing);
  files.mockReset().mockResolvedValue(missing);
});

const named = (...names: string[]) => found(names.map((name_image) => ({ name_image })));

test('every file is returned with its size, in the given order', async () => {
  images.mockResolvedValue(named('a', 'bbb', 'cc'));
  size.mockImplementation(async (name) => found(name.length));
  expect((await readPressDownloads({ id: 7, count: 'Both' })).images).toEqual(
    found([
      { name: 'a', size: 1 },
      { name: 'bbb', size: 3 },
      { name: 'cc', size: 2 },
    ]),
  );
});

test('pictures have pixels and captions, which only pictures request', async () => {
  images.mockResolvedValue(named('a.webp', 'b.webp'));
  files.mockResolvedValue(found([{ name_file: 'c.pdf' }]));
  const pixels = { width: 3000, height: 1875 };
  facts.mockImplementation(async (name) =>
    found(name === 'a.webp' ? { pixels, caption: 'Técnicos en el patio' } : { pixels }),
  );
  const read = await readPressDownloads({ id: 7, count: 'Both' });
  expect(read).toEqual({
    images: found([
      { name: 'a.webp', pixels, caption: 'Técnicos en el patio' },
      { name: 'b.webp', pixels },
    ]),
    files: found([{ name: 'c.pdf' }]),
  });
  expect(facts.mock.calls).toEqual([['a.webp'], ['b.webp']]);
});

describe('an item offers files by its count', () => {
  const IMAGES = found([{ name: 'a.webp' }]);
  const FILES = found([{ name: 'b.pdf' }]);
  beforeEach(() => {
    images.mockResolvedValue(named('a.webp'));
    files.mockResolvedValue(found([{ name_file: 'b.pdf' }]));
  });

  test.each([
    ['Images Only', IMAGES, missing],
    ['Files Only', missing, FILES],
    ['Both', IMAGES, FILES],
    ['', IMAGES, FILES],
  ] as const)('of %j', async (count, expectedImages, expectedFiles) => {
    expect(await readPressDownloads({ id: 7, count })).toEqual({
      images: expectedImages,
      files: expectedFiles,
    });
  });
});

test.each([
  ['does not answer', unavailable],
  ['does not have the file', missing],
  ['does not tell', found(undefined)],
])('a gateway that %s is not called for each file', async (_what, result) => {
  size.mockResolvedValue(result);
  const names = Array.from({ length: 50 }, (_, index) => `${index}`);
  images.mockResolvedValue(named(...names));
  const downloads = await readPressDownloads({ id: 7, count: 'Images Only' });
  expect(downloads.images).toEqual(found(names.map((name) => ({ name }))));
  expect(size.mock.calls.length).toBeLessThanOrEqual(6);
});

test('a list that is not found stays so', async () => {
  images.mockResolvedValue(unavailable);
  expect(await readPressDownloads({ id: 7, count: 'Both' })).toEqual({
    images: unavailable,
    files: missing,
  });
});
