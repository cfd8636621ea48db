import { inlineStyles } from '@/lib/server/response/inline-styles.mts';

const files: Record<string, string> = {
  'chunks/page-a.css': '.a{color:red}',
  'chunks/page-font.css': '@font-face{src:url(../media/x.woff2)}.b{background:url("data:,")}',
};
const inline = (html: string) => inlineStyles(html, (path) => files[path]);
const sheet = (name: string, attributes = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css"${attributes} data-precedence="next"/>`;
const inert = (name: string) => sheet(name, ' type="text/plain" disabled=""');

test('own styles are in the page, in their place; what pages share is requested', () => {
  expect(inline(`${sheet('shared-x')}${sheet('page-a')}<p>x</p>`)).toBe(
    `${sheet('shared-x')}<style>.a{color:red}</style>${inert('page-a')}<p>x</p>`,
  );
});

test('what a sheet refers to is found from any page', () => {
  expect(inline(sheet('page-font'))).toBe(
    `<style>@font-face{src:url(/_next/static/media/x.woff2)}.b{background:url("data:,")}</style>${inert('page-font')}`,
  );
});

test('a sheet of no file, a prepared page and other links stay as they are', () => {
  const prepared = inline(sheet('shared-x') + sheet('page-a'));
  const other =
    '<link rel="stylesheet" href="https://x.example/a.css"/><link rel="icon" href="/a"/>';
  for (const html of [sheet('gone'), prepared, other]) expect(inline(html)).toBe(html);
});
