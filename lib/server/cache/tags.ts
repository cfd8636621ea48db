/** Cache tags for invalidation, by content type. A read of one record also carries the record's tag. */
export const contentTags = [
  'annual-report',
  'blog',
  'branch',
  'business-line',
  'client',
  'contact',
  'faq',
  'file',
  'home',
  'institutional',
  'job-board',
  'press',
  'privacy-notice',
  'quote',
  'section',
  'seo',
  'social-network',
  'social-responsibility',
  'sustainability',
  'testimonial',
] as const;

/** One of `contentTags`. */
export type ContentTag = (typeof contentTags)[number];

/** Returns the tag of one record for any key that it is requested with (url, name or id). */
export function recordTag(type: ContentTag, key: string | number): string {
  // Next refuses tags of more than 256 characters and splits a page's tags at commas.
  return `${type}:${String(key).toLowerCase().replaceAll(',', '%2C')}`.slice(0, 256);
}
