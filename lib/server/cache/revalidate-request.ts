import { z } from 'zod';
import { contentTags, recordTag } from '@/lib/server/cache/tags';
import { parsedJson } from '@/lib/util/parsed-json.mts';

const isKnownTag = (tag: string) =>
  contentTags.some((type) => tag === type || tag.startsWith(`${type}:`));

const byTags = z.strictObject({
  tags: z.array(z.string().max(256).refine(isKnownTag)).min(1).max(100),
});

const byRecord = z.strictObject({
  type: z.enum(contentTags),
  id: z.union([z.string().min(1).max(300), z.int().positive()]).optional(),
});

const NOT_UNDERSTOOD = `Send {"tags": […]} with tags of ${contentTags.join(', ')}, or {"type": …, "id": …}.`;

/** The tags of a revalidation body, or the reason for a refusal in English, for integrators. */
// A record's tag comes with its content type's, because lists show the record too.
export function parseRevalidation(body: string): { tags: string[] } | { reason: string } {
  const value = parsedJson(body);
  if (value === undefined) return { reason: 'The body is no JSON.' };
  const tags = byTags.safeParse(value);
  if (tags.success) return tags.data;
  const record = byRecord.safeParse(value);
  if (!record.success) return { reason: NOT_UNDERSTOOD };
  const { type, id } = record.data;
  return { tags: id === undefined ? [type] : [type, recordTag(type, id)] };
}
