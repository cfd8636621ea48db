/**
 * Joins the style sheets that every page names, which are those of the page that is not found, into one
 * file that pages share (lib/server/response/inline-styles.mts).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const html = readFileSync('.next/server/app/_not-found.html', 'utf8');
const named = html.matchAll(/ href="\/_next\/static\/(chunks\/[^"]+\.css)"/g);
const parts = [...new Set(Array.from(named, ([, path]) => path))];
if (parts.length === 0) throw new Error('The page that is not found names no style sheet');
const css = parts.map((path) => readFileSync(`.next/static/${path}`, 'utf8')).join('\n');
const hash = createHash('sha256').update(css).digest('hex').slice(0, 13);
const path = `chunks/${hash}.css`;
writeFileSync(`.next/static/${path}`, css);
const folders = ['.next', '.next/standalone/.next'].filter((folder) => existsSync(folder));
for (const folder of folders)
  writeFileSync(`${folder}/shared-styles.json`, JSON.stringify({ path, parts }));
