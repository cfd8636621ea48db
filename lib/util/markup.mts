// Characters that XML 1.0 forbids (section 2.2).
const NOT_ALLOWED = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Removes the characters that an XML document must not contain. */
export const validXml = (text: string): string => text.replace(NOT_ALLOWED, '');

/** Escapes plain text for XML text and attributes. */
export function escapeXml(text: string): string {
  return validXml(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');
}

/**
 * Joins the lines of an inline script into one, without indents. A line must end where JavaScript needs
 * no line break, and have no comment.
 */
export const joinLines = (code: string): string => code.trim().replace(/\s*\n\s*/g, '');
