import { companyName } from '@/lib/company';

const SEPARATOR = /\s*[|\-–—·:]\s*$/;

/** A title without the company's name at its end, which search engines may cut. */
export function ownPart(title: string): string {
  const text = title.trim();
  if (!text.toLowerCase().endsWith(companyName.toLowerCase())) return text;
  const before = text.slice(0, -companyName.length);
  return SEPARATOR.test(before) ? before.replace(SEPARATOR, '') : text;
}
