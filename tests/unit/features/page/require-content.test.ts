import {
  found,
  listOrEmpty,
  mapResult,
  missing,
  unavailable,
  valueOrUndefined,
} from '@/lib/content/gateway/result';
import {
  ContentUnavailableError,
  requireSomeContent,
  requireFound,
} from '@/lib/features/page/require-content';

test('a read leads to a page, to /error/404 or to an error', () => {
  expect(requireFound(found({ id: 1 }), 'x')).toEqual({ id: 1 });
  expect(requireFound(found([]), 'x')).toEqual([]);
  // This is how Next's redirect() leaves a page.
  expect(() => requireFound(missing, 'x')).toThrow(
    expect.objectContaining({ digest: expect.stringMatching(/^NEXT_REDIRECT;.*;\/error\/404;/) }),
  );
  expect(() => requireFound(unavailable, 'branch')).toThrow(ContentUnavailableError);
  expect(() => requireFound(unavailable, 'branch')).toThrow(/branch/);
});

test('a page of parts renders if one of them is available, even if it is empty', () => {
  expect(() => requireSomeContent([unavailable, found([])], 'home')).not.toThrow();
  expect(() => requireSomeContent([unavailable, missing], 'home')).not.toThrow();
  expect(() => requireSomeContent([unavailable, unavailable], 'home')).toThrow(
    ContentUnavailableError,
  );
});

test('results keep their status', () => {
  const double = (value: number) => value * 2;
  expect(mapResult(found(2), double)).toEqual(found(4));
  expect(mapResult(missing, double)).toBe(missing);
  expect(mapResult(unavailable, double)).toBe(unavailable);
  expect([listOrEmpty(found([1])), listOrEmpty(missing), listOrEmpty(unavailable)]).toEqual([
    [1],
    [],
    [],
  ]);
  expect([
    valueOrUndefined(found(1)),
    valueOrUndefined(missing),
    valueOrUndefined(unavailable),
  ]).toEqual([1, undefined, undefined]);
});
