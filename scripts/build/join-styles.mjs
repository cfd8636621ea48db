/**
 * Joins the style sheets of a build, which `cssChunking` cuts as finely as can be: what every page names
 * to one file that pages share, and what else a page names to as few as can be, which are put into the
 * page (lib/server/response/inline-styles.mts). Twenty links and their copies in a page's data took 7 to
 * 10 kB of its HTML.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The assignment of a manifest, in which a route's entries name their sheets. */
const MANIFEST = /^(globalThis\.__RSC_MANIFEST\[.*?\] = )(\{.*\});$/m;

const textOf = (file) => readFileSync(file, 'utf8');

/** @param folder of the build, `.next` */
export function joinStyles(folder) {
  const chunks = join(folder, 'static/chunks');
  const files = globSync('server/app/**/*_client-reference-manifest.js', { cwd: folder });
  const manifests = files.map((file) => {
    const text = textOf(join(folder, file));
    const found = MANIFEST.exec(text);
    if (!found) throw new Error(`${file} is not as this step knows it`);
    return { file: join(folder, file), text, content: JSON.parse(found[2]) };
  });

  /** Those that every page has for its layout and for what is not found. */
  const shared = new Set(
    manifests.flatMap(({ content: { entryCSSFiles } }) =>
      (entryCSSFiles['[project]/app/not-found'] ?? []).map(({ path }) => path),
    ),
  );
  if (shared.size === 0) throw new Error('No page names a style sheet for what is not found');
  /** Those that scripts request by name, unless the page links them. */
  const requested = new Set(
    globSync('*.js', { cwd: chunks }).flatMap(
      (file) => textOf(join(chunks, file)).match(/static\/chunks\/[\w.~-]+\.css/g) ?? [],
    ),
  );

  const parts = new Set();
  function joined(name, paths) {
    for (const path of paths) parts.add(path);
    const css = paths.map((path) => textOf(join(folder, path))).join('\n');
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 13);
    const path = `static/chunks/${name}-${hash}.css`;
    writeFileSync(join(folder, path), css);
    return path;
  }
  const sharedFile = joined('shared', [...shared]);

  /** In the order of before: what scripts request stays by itself, between the others. */
  function fewest(sheets) {
    const own = sheets.map(({ path }) => path).filter((path) => !shared.has(path));
    const runs = [[]];
    for (const path of own)
      if (requested.has(path)) runs.push(path, []);
      else runs.at(-1).push(path);
    const paths = runs.flatMap((run) => {
      if (typeof run === 'string') return run;
      return run.length > 0 ? joined('page', run) : [];
    });
    return (own.length < sheets.length ? [sharedFile, ...paths] : paths).map((path) => ({
      path,
      inlined: false,
    }));
  }

  for (const { file, text, content } of manifests) {
    for (const [entry, sheets] of Object.entries(content.entryCSSFiles))
      content.entryCSSFiles[entry] = fewest(sheets);
    writeFileSync(
      file,
      text.replace(MANIFEST, (_all, start) => `${start}${JSON.stringify(content)};`),
    );
  }
  // Nothing names them any more.
  for (const path of parts) if (!requested.has(path)) rmSync(join(folder, path));
}
