import { keptByContent, keptByParts } from '@/lib/util/kept-by-content';

test('made once while the content says the same, anew when it says something else', () => {
  const kept = keptByContent<object>();
  const make = jest.fn(() => ({}));
  const first = kept([{ id: 1 }], make);
  expect(kept([{ id: 1 }], make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  expect(kept([{ id: 2 }], make)).not.toBe(first);
  expect(kept([{ id: 1 }], make)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
});

test('frozen lists are compared by identity, which does not read them', () => {
  const unread = {
    toJSON(): never {
      throw new Error('read');
    },
  };
  const kept = keptByContent<object>();
  const make = jest.fn(() => ({}));
  const list = Object.freeze([unread]);
  expect(kept(list, make)).toBe(kept(list, make));
  kept(Object.freeze([unread]), make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('what failed is not kept', () => {
  const kept = keptByContent<object>();
  const fail = () => {
    throw new Error('broken');
  };
  expect(() => kept([], fail)).toThrow('broken');
  expect(kept([], () => ({}))).toEqual({});
});

test('parts are compared by identity, each in its place', () => {
  const kept = keptByParts<object>();
  const [a, b] = [{}, {}];
  const first = kept([a, b], () => ({}));
  expect(kept([a, b], () => ({}))).toBe(first);
  for (const parts of [[b, a], [a], [a, b, a]]) expect(kept(parts, () => parts)).toBe(parts);
});
