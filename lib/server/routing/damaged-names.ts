import { repairEscapes } from '@/lib/server/routing/escapes.mts';
import { decoded } from '@/lib/util/urls.mts';
import { visibleText } from '@/lib/util/text';

/** Decodes a name up to three times, because each program that forwards an address may escape it again. */
const unescapeAll = (name: string, times = 3): string =>
  times === 0 ? name : unescapeAll(decoded(repairEscapes(name)) ?? name, times - 1);

/** Characters that chats and mail programs add to the end of an address, first without brackets. */
const AFTER = [/[\s.,;:!?…"'\p{Pi}\p{Pf}*_~<>]+$/u, /[\s\p{P}<>~]+$/u];

/**
 * Returns the possible originals of a name from a damaged address, best first. It repairs Latin-1 and
 * repeated escapes, invisible characters, punctuation at the end and plus signs for spaces.
 */
export function repairedNames(name: string): string[] {
  const text = visibleText(unescapeAll(name)).trim();
  const ended = [text, ...AFTER.map((end) => text.replace(end, ''))];
  const names = new Set([...ended, ...ended.map((one) => one.replaceAll('+', ' ').trim())]);
  return [...names].filter((one) => one !== '' && one !== name);
}

/** Returns an encoded path without invisible characters and without punctuation at its end. */
export function trimPath(path: string): string {
  const text = decoded(path);
  return text === undefined
    ? path
    : encodeURI(visibleText(text).replace(/[\s\p{P}<>~]+$/u, '')) || '/';
}
