/** A file of the gateway as visitors read its name. */
export interface FileLabel {
  /** Without extension; hyphens and underscores that stand for spaces are spaces. */
  name: string;
  /** The extension in capitals: 'PDF'; '' when there is none. */
  type: string;
}

/** Reads a file key, which may hold spaces, accents, `#`, `%` and the like, and stay as they are. */
export function fileLabel(file: string): FileLabel {
  const base = file.split('/').at(-1) ?? file;
  const match = /^(.+)\.([a-z0-9]{1,5})$/i.exec(base);
  const stem = match?.[1] ?? base;
  // A name with spaces of its own means its hyphens.
  const words = /\s/.test(stem) ? stem : stem.replace(/[-_]+/g, ' ').trim() || stem;
  return {
    name: words.charAt(0).toLocaleUpperCase('es-MX') + words.slice(1),
    type: match?.[2]?.toUpperCase() ?? '',
  };
}
