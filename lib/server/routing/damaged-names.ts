import { repairEscapes } from '@/lib/server/routing/escapes.mts';
import { decoded } from '@/lib/util/urls.mts';
import { visibleText } from '@/lib/util/text';

/** Each program that passes an address on may escape it once more. */
const unescapeAll = (name: string, times = 3): string =>
  times === 0 ? name : unescapeAll(decoded(repairEscapes(name)) ?? name, times - 1);

/** What chats and mail programs take for a part of the address, first without brackets. */
const AFTER = [/[\s.,;:!?…"'\p{Pi}\p{Pf}*_~<>]+$/u, /[\s\p{P}<>~]+$/u];

/**
 * Returns what a name may have been before its address was damaged, best first: escapes of Latin-1 or
 * escapes of escapes, invisible characters, punctuation at the end, plus signs for spaces.
 */
export function repairedNames(name: string): string[] {
  const text = visibleText(unescapeAll(name)).trim();
  const ended = [text, ...AFTER.map((end) => text.replace(end, ''))];
  const names = new Set([...ended, ...ended.map((one) => one.replaceAll('+', ' ').trim())]);
  return [...names].filter((one) => one !== '' && one !== name);
}

/** Returns an encoded path without what is invisible or punctuation at its end. */
export function trimPath(path: string): string {
  const text = decoded(path);
  return text === undefined
    ? path
    : encodeURI(visibleText(text).replace(/[\s\p{P}<>~]+$/u, '')) || '/';
}
