import { decoded } from '../../util/urls.mts';

/** Replaces the Latin-1 escapes in a text with those of UTF-8: `M%E9rida` becomes `M%C3%A9rida`. */
export function repairEscapes(text: string): string {
  return text.replace(/(?:%[89a-f][0-9a-f])+/gi, (run) => {
    if (decoded(run) !== undefined) return run;
    // Windows-1252 contains the other encodings that old programs escape.
    const bytes = Buffer.from(run.replaceAll('%', ''), 'hex');
    return encodeURIComponent(new TextDecoder('windows-1252').decode(bytes));
  });
}
