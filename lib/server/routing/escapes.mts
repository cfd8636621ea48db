import { decoded } from '../../util/decoded.mts';

/** Old servers and programs of Windows escape the bytes of this encoding; browsers those of UTF-8. */
const windows = new TextDecoder('windows-1252');

/** Returns a text with the escapes of UTF-8 in place of those of Latin-1: `M%E9rida` as `M%C3%A9rida`. */
export function repairEscapes(text: string): string {
  return text.replace(/(?:%[89a-f][0-9a-f])+/gi, (run) => {
    if (decoded(run) !== undefined) return run;
    return encodeURIComponent(windows.decode(Buffer.from(run.replaceAll('%', ''), 'hex')));
  });
}
