import { decoded } from '../../util/urls.mts';

/** Returns a text with the escapes of UTF-8 in place of those of Latin-1: `M%E9rida` as `M%C3%A9rida`. */
export function repairEscapes(text: string): string {
  return text.replace(/(?:%[89a-f][0-9a-f])+/gi, (run) => {
    if (decoded(run) !== undefined) return run;
    // Of the encodings that old programs escape, Windows' own holds the others.
    const bytes = Buffer.from(run.replaceAll('%', ''), 'hex');
    return encodeURIComponent(new TextDecoder('windows-1252').decode(bytes));
  });
}
