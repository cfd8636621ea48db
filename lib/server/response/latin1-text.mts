/** A script with its text; a style, which knows neither escape; a character beyond Latin-1. */
const PARTS =
  /(<script\b[^>]*>)([^]*?)(<\/script>)|<style\b[^]*?<\/style>|[\ud800-\udbff][\udc00-\udfff]|[^\0-\xff]/g;

const inScript = (text: string): string =>
  text.replaceAll(
    /[^\0-\xff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * The same page with what is beyond Latin-1 as character references, and as escapes in scripts: V8 keeps
 * it in half the memory. One dash makes every letter of a text take two bytes.
 */
export function latin1Text(html: string): string {
  const escaped = html.replaceAll(
    PARTS,
    (part: string, open?: string, script?: string, close?: string) => {
      if (open !== undefined) return open + inScript(script ?? '') + close;
      return part.startsWith('<') ? part : `&#${part.codePointAt(0)};`;
    },
  );
  // What was made of a text of two bytes a letter has two itself.
  const bytes = Buffer.from(escaped, 'latin1').toString('latin1');
  return bytes === escaped ? bytes : escaped;
}
