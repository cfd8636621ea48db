import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import blogPosts from '@/data/content/blog-posts.json';
import branches from '@/data/content/branches.json';
import carousel from '@/data/content/carousel.json';
import institutional from '@/data/content/institutional.json';
import jobBoard from '@/data/content/job-board.json';
import pressItems from '@/data/content/press-items.json';
import sustainability from '@/data/content/sustainability.json';
import { companyName } from '@/lib/company';

/** The shipped images must be large enough for their use, and those for the press must be ready to print. */
const fileOf = (name: string) => path.join('data/files', name);
const pixels = (name: string) => sharp(fileOf(name)).metadata();

const fullWidth = [
  ...carousel.map((slide) => slide.name_image),
  ...branches.map((branch) => branch.name_image),
  ...institutional.flatMap(({ photo }) => photo.map((picture) => picture.name_image)),
  ...sustainability.content.media.map((medium) => medium.url_media),
  jobBoard.background_image,
].filter((name) => /\.(webp|jpg)$/.test(name));

const press = [...new Set(pressItems.flatMap(({ images, name_image }) => [name_image, ...images]))];

test.each([...new Set(fullWidth)])('%s fills a wide screen', async (name) => {
  expect((await pixels(name)).width).toBeGreaterThanOrEqual(2000);
});

describe.each(press)('the press picture %s', (name) => {
  test('is a large JPEG that is small enough to send', async () => {
    const { format, width } = await pixels(name);
    expect([format, Number(width) >= 3000]).toEqual(['jpeg', true]);
    expect((await stat(fileOf(name))).size).toBeLessThanOrEqual(900_000);
  });

  test('has a name that describes it', () => {
    expect(name).toMatch(/^[a-z][a-z\d]+(-[a-z\d]+){2,}\.jpg$/);
  });

  test('has a description and a credit', async () => {
    const { exif, xmpAsString } = await pixels(name);
    expect(exif?.toString('utf8')).toContain(companyName);
    expect(xmpAsString).toContain(`<photoshop:Credit>Crédito: ${companyName}</photoshop:Credit>`);
    expect(xmpAsString).toMatch(/<dc:description>[^]*x-default'>[^<]{20,}</);
  });
});

/** Returns the names that equal their next neighbour. */
const twins = (names: string[]) => names.filter((name, index) => name === names[index + 1]);

test.each([
  ['news', blogPosts.map((post) => post.name_cover_image)],
  ['press items', pressItems.map((item) => item.name_image)],
])('neighbours of the %s have different pictures', (_list, names) => {
  expect(names.every(Boolean)).toBe(true);
  expect(twins(names)).toEqual([]);
});

test('a press item has no picture twice', () => {
  for (const { id, images } of pressItems)
    expect([id, new Set(images).size]).toEqual([id, images.length]);
});
