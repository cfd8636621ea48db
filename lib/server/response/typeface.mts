import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../util/build-folder.mts';

/** `core` of app/fonts.ts, as Next names its file. */
const CORE = /^archivo_core\.[\w-]+\.woff2$/;

let known: string | undefined;

/** The address of this build's typeface; undefined before it is built. */
export function typefaceAddress(): string | undefined {
  if (known !== undefined) return known;
  try {
    const name = readdirSync(join(buildFolder(), 'static/media')).find((file) => CORE.test(file));
    known = name && `/_next/static/media/${name}`;
  } catch {
    // In development there is no such folder.
  }
  return known;
}
