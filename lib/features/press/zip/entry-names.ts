/** A name that any file system takes, in characters; the numbers of duplicates come on top. */
const LONGEST = 120;

/** What Windows keeps for its devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Control characters, and those that turn the direction of writing to hide an extension. */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function split(name: string): [stem: string, extension: string] {
  const match = /^(.+)(\.[a-z0-9]{1,8})$/i.exec(name);
  return [match?.[1] ?? name, match?.[2] ?? ''];
}

/** A file key as a name inside a zip: never a path, and one that every system can unpack. */
function cleanName(key: string): string {
  const base = key.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const [stem, extension] = split(plain === '' ? 'archivo' : plain);
  const short = [...stem].slice(0, LONGEST).join('') + extension;
  return DEVICE.test(short) ? `_${short}` : short;
}

/**
 * Names for files inside one zip, in the same order: paths and control characters are taken off,
 * and a name that is there already gets a number, 'foto (2).webp'. Upper and lower case count as
 * the same, as they do where zips are unpacked most.
 *
 * @param keys file keys of the gateway.
 */
export function entryNames(keys: readonly string[]): string[] {
  const taken = new Set<string>();
  return keys.map((key) => {
    const [stem, extension] = split(cleanName(key));
    let name = stem + extension;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
      name = `${stem} (${number})${extension}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
