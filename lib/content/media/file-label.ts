/** The readable name and type of a file. */
export interface FileLabel {
  name: string;
  /** 'PDF'; '' without an extension. */
  type: string;
}

/** Returns the label of a file key: hyphens and underscores become spaces. */
export function fileLabel(file: string): FileLabel {
  const base = file.split(/[/\\]/).at(-1) ?? file;
  const match = /^(.+)\.([a-z0-9]{1,5})$/i.exec(base);
  const stem = match?.[1] ?? base;
  // In a name with spaces, hyphens are hyphens.
  const words = /\s/.test(stem) ? stem : stem.replace(/[-_]+/g, ' ').trim() || stem;
  return {
    name: words.charAt(0).toLocaleUpperCase('es-MX') + words.slice(1),
    type: match?.[2]?.toUpperCase() ?? '',
  };
}

const NAME_LENGTH = 80;

/** Returns the name of a saved file: its title with the extension of its key, or the key without a title. */
export function savedName(file: string, title: string): string {
  const words = title.replace(/[\s\p{C}<>:"/\\|?*]+/gu, ' ').trim();
  const cut =
    words.length > NAME_LENGTH ? words.slice(0, words.lastIndexOf(' ', NAME_LENGTH)) : words;
  const name = cut.replace(/^\.+|[\s.,;]+$/g, '');
  return name === '' ? file : name + (/\.[a-z0-9]{1,5}$/i.exec(file)?.[0] ?? '');
}
