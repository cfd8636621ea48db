/** In characters; numbers of duplicates are added to it. */
const MAX_LENGTH = 120;

/** Device names reserved by Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Control characters, and direction marks that can hide an extension. */
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function split(name: string): [stem: string, extension: string] {
  const match = /^(.+)(\.[a-z0-9]{1,8})$/i.exec(name);
  return [match?.[1] ?? name, match?.[2] ?? ''];
}

function sanitizeName(key: string): string {
  const base = key.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const [stem, extension] = split(plain === '' ? 'archivo' : plain);
  const short = [...stem].slice(0, MAX_LENGTH).join('') + extension;
  return DEVICE.test(short) ? `_${short}` : short;
}

/** Safe file names for a zip, as 'foto (2).webp'; unique in any letter case, as on most disks. */
export function entryNames(keys: readonly string[]): string[] {
  const taken = new Set<string>();
  return keys.map((key) => {
    const [stem, extension] = split(sanitizeName(key));
    let name = stem + extension;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
      name = `${stem} (${number})${extension}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
