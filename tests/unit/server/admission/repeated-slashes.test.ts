import { withoutRepeatedSlashes } from '@/lib/server/admission/request-target';

test.each([
  ['//tag//campeche', '/tag/campeche/'],
  ['//tag//campeche//?a=//b&c=?', '/tag/campeche/?a=//b&c=?'],
  ['/\\evil.example\\x', '/evil.example/x/'],
  ['/blog//', '/blog/'],
])('%s is asked for as %s', (given, asked) => expect(withoutRepeatedSlashes(given)).toBe(asked));

test.each(['/', '//', '/blog', '/blog/', '/blog?a=//b', '/a%2F%2Fb'])('%s stays', (url) =>
  expect(withoutRepeatedSlashes(url)).toBe(url),
);
