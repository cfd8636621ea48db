import { readFileSync } from 'node:fs';

const dataUrl = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;

/** A sheet with those that it imports in their place. */
const bundled = (file: string): string =>
  readFileSync(file, 'utf8').replace(
    /@import '\.\/([\w-]+\.css)'(?: layer\((\w+)\))?;/g,
    (_, name: string, layer?: string) => {
      const imported = bundled(`app/${name}`);
      return layer === undefined ? imported : `@layer ${layer} {\n${imported}}`;
    },
  );

/** The sheets of the site and of its components that the page is made of, then its own. */
const SHEETS = [
  'app/globals.css',
  'components/ui/Section.module.css',
  'components/ui/SectionHeading.module.css',
  'components/shell/SkipLink.module.css',
  'tools/doctor/page/report.css',
];

/** Everything that the page needs besides its text: it loads nothing. */
export function readAssets() {
  const core = dataUrl('font/woff2', 'app/archivo-core.woff2');
  const face = `@font-face { font-family: Archivo; font-weight: 400 700; src: url('${core}') format('woff2'); }`;
  return {
    styles: [...SHEETS.map(bundled), face].join('\n'),
    logo: dataUrl('image/svg+xml', 'public/logo.svg'),
    mark: dataUrl('image/svg+xml', 'public/mark.svg'),
  };
}
