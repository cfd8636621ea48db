import { z } from 'zod';
import { decodeListOnce } from '@/lib/content/gateway/decode-once';
import { LARGE_VALUE } from '@/lib/content/gateway/large-values';
import type { Result } from '@/lib/content/gateway/result';
import { loadSite, startRawGateway, valueOf, type RawGateway, type Site } from './support';

const parsed = jest.fn((name: string) => name);
const schema = z.object({ name: z.string().transform(parsed) });
const LONG = 'x'.repeat(LARGE_VALUE);
const records = (...names: string[]) =>
  JSON.stringify(names.map((name) => ({ name: name + LONG })));

const decode = (path: string, body: string, { status = 200, bytes = body.length } = {}) =>
  decodeListOnce(path, { status, body, bytes, digest: body.slice(0, 20) }, schema).result;
const listOf = (result: Result<unknown[]>) => result.status === 'found' && result.value;

beforeEach(() => parsed.mockClear());

test('a large list is decoded when its bytes change', () => {
  const [one, two] = [records('one'), records('two')];
  const list = decode('/a', one);
  expect(listOf(list)).toHaveLength(1);
  expect(listOf(decode('/a', one))).toBe(listOf(list));
  expect(parsed).toHaveBeenCalledTimes(1);
  const other = decode('/a', two);
  expect(other).toMatchObject({ value: [{ name: `two${LONG}` }] });
  expect(listOf(decode('/a', two))).toBe(listOf(other));
  expect(parsed).toHaveBeenCalledTimes(2);
});

test('each path has its own', () => {
  const list = decode('/b', records('one'));
  expect(listOf(decode('/c', records('one')))).not.toBe(listOf(list));
});

test('nobody can change it', () => {
  const list = listOf(decode('/d', records('one', 'two')));
  expect(() => list && list.reverse()).toThrow(TypeError);
});

test('the same bytes with an error are an error', () => {
  decode('/e', records('one'));
  expect(decode('/e', records('one'), { status: 500 })).toEqual({ status: 'unavailable' });
});

test('what was wrong with it is told again', () => {
  const body = `[{"name":"${LONG}"},{"name":5}]`;
  const response = { status: 200, body, bytes: body.length, digest: 'same' };
  const first = decodeListOnce('/f', response, schema);
  expect(first.defects).toMatchObject({ skipped: 1, of: 2 });
  expect(decodeListOnce('/f', response, schema)).toEqual(first);
});

test('a short one is decoded each time', () => {
  const list = decode('/g', '[{"name":"short"}]');
  expect(listOf(decode('/g', '[{"name":"short"}]'))).not.toBe(listOf(list));
});

describe('read from a gateway', () => {
  let gateway: RawGateway;
  let site: Site;
  beforeAll(async () => {
    gateway = await startRawGateway();
    site = await loadSite({ GATEWAY_URL: gateway.url, GATEWAY_AUTHORIZATION: undefined });
  });
  afterAll(() => gateway.stop());

  const postsOf = (...titles: string[]) =>
    JSON.stringify(titles.map((title, at) => ({ id: at + 1, title_publication: title + LONG })));
  const read = async (body: string) => {
    gateway.reply = { status: 200, body };
    return valueOf(await site.getAllSummaries());
  };

  test('news are parsed when one changes', async () => {
    const list = await read(postsOf('Uno', 'Dos'));
    const parse = jest.spyOn(JSON, 'parse');
    expect(await read(postsOf('Uno', 'Dos'))).toBe(list);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect((await read(postsOf('Uno', 'Tres')))[1]?.title_publication).toMatch(/^Tres/);
    expect((await read(postsOf('Uno', 'Dos')))[1]?.title_publication).toMatch(/^Dos/);
  });
});
