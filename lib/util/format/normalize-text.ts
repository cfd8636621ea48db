/**
 * Characters that show nothing: controls, marks without width or for the direction, soft hyphens, the
 * blanks of Hangul and Braille. Line feeds and tabs stay, and what joins or colours an emoji.
 */
const INVISIBLE =
  /(?![\n\t])(?!(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?)(?:\u200d|\ufe0f))[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb]/gu;

/** Returns a text without characters that show nothing. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '');

/** Unicode has the digits of each script in order, from 0 to 9. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Other characters than those of Spanish in NFC, with what they may combine with: most texts have few. */
const FOREIGN = /.?[^\n\t -~¡-§©®°±¶·¿-ÿ]+/gsu;

/** Returns a text in the one form that is compared: no ligatures or full width, digits of ASCII, NFC. */
export function normalizeText(text: string): string {
  return text.replace(FOREIGN, (run) => {
    const plain = visibleText(run).normalize('NFKC');
    return plain.replace(/(?![0-9])\p{Nd}/gu, asciiDigit);
  });
}
