import { readFileSync } from 'node:fs';

const dataUrl = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;

/** Everything that the page needs besides its text: it loads nothing. */
export function readAssets() {
  const face = `@font-face { font-family: Archivo; font-weight: 400 700; src: url('${dataUrl('font/woff2', 'app/archivo-core.woff2')}') format('woff2'); }`;
  const own = ['page', 'verdict', 'groups', 'findings', 'calls', 'print'].map(
    (name) => `tools/doctor/page/${name}.css`,
  );
  // On paper it is a page of the site, but for what its own sheet changes.
  const sheets = ['app/tokens.css', ...own.slice(0, -1), 'app/print.css', ...own.slice(-1)];
  return {
    styles: [face, ...sheets.map((file) => readFileSync(file, 'utf8'))].join('\n'),
    logo: dataUrl('image/svg+xml', 'public/logo.svg'),
    mark: dataUrl('image/svg+xml', 'public/mark.svg'),
  };
}
