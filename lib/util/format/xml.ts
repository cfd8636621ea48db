// What XML 1.0 allows in a document (section 2.2); anything else breaks every reader of it.
const NOT_ALLOWED = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Plain text as the text or an attribute's value of an XML document. */
export function escapeXml(text: string): string {
  return text.replace(NOT_ALLOWED, '').replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');
}
