import fc from 'fast-check';

const points = (maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength });

/**
 * Generates any characters. The unit `binary` of fast-check, also used by its addresses, first lists a
 * million.
 */
export const anyText = (maxLength = 10): fc.Arbitrary<string> =>
  points(maxLength).map((codes) => String.fromCodePoint(...codes).toWellFormed());

const part = anyText(3).map(encodeURIComponent);

/** Generates addresses of any host, path, query and fragment. */
export const anyAddress: fc.Arbitrary<string> = fc
  .record({
    scheme: fc.constantFrom('http', 'https'),
    host: fc.domain(),
    path: fc.array(part, { maxLength: 4 }).map((parts) => parts.map((each) => `/${each}`).join('')),
    query: fc.option(part, { nil: undefined }),
    fragment: fc.option(part, { nil: undefined }),
  })
  .map(
    ({ scheme, host, path, query, fragment }) =>
      `${scheme}://${host}${path}${query === undefined ? '' : `?${query}`}${fragment === undefined ? '' : `#${fragment}`}`,
  );
