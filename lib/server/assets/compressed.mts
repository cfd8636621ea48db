// What the build compresses and how the copies are named. Loaded by a step of the build too, hence
// without `@/`.

/** Media types of the assets that are compressed, by the ending of their names. */
export const compressedTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** What a copy's name has after that of its asset, by encoding. */
export const copyEndings = { br: '.br', gzip: '.gz', identity: '' } as const;
