import { inlineStyles, type Styles } from '@/lib/server/response/inline-styles.mts';

const files: Record<string, string> = {
  'chunks/own.css': '.a{color:red}',
  'chunks/font.css': '@font-face{src:url(../media/x.woff2)}.b{background:url("data:,")}',
};
const styles: Styles = {
  shared: { path: 'chunks/all.css', parts: ['chunks/base.css', 'chunks/shell.css'] },
  read: (path) => files[path],
};
const inline = (html: string) => inlineStyles(html, styles);
const sheet = (name: string, attributes = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css"${attributes} data-precedence="next"/>`;
const inert = (name: string) => sheet(name, ' type="text/plain" disabled=""');
const OWN = `<style>.a{color:red}</style>${inert('own')}`;

test('the file of what pages share is named once, own styles are in the page, in their place', () => {
  expect(inline(sheet('base') + sheet('own') + sheet('shell') + '<p>x</p>')).toBe(
    `${sheet('all')}${inert('base')}${OWN}${inert('shell')}<p>x</p>`,
  );
});

test('what a sheet refers to is found from any page', () => {
  expect(inline(sheet('font'))).toBe(
    `<style>@font-face{src:url(/_next/static/media/x.woff2)}.b{background:url("data:,")}</style>${inert('font')}`,
  );
});

test('what is fetched ahead for an error is in the page too', () => {
  expect(inline('<link rel="preload" href="/_next/static/chunks/own.css" as="style"/>')).toBe(OWN);
});

test('a sheet of no file, a prepared page and other links stay as they are', () => {
  const prepared = inline(sheet('base') + sheet('own'));
  const other =
    '<link rel="stylesheet" href="https://x.example/a.css"/><link rel="icon" href="/a"/>';
  for (const html of [sheet('gone'), prepared, other]) expect(inline(html)).toBe(html);
});
