import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { config } from '@/lib/config';
import { probeGateway } from '@/lib/content/gateway/probe';
import { log } from '@/lib/server/observability/logger';
import { contentTags, recordTag } from '@/lib/server/cache/tags';
import { parsedJson } from '@/lib/util/json';
import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time. */
function isSecret(given: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

const MAX_BODY_BYTES = 16_384;

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

/** Returns the tags of a revalidation body, or the reason for a refusal in English, for integrators. */
// A record's tag comes with its content type's, because lists show the record too.
function parseRevalidation(body: string): { tags: string[] } | { reason: string } {
  const value = parsedJson(body);
  if (value === undefined) return { reason: 'The body is no JSON.' };
  const tags = byTags.safeParse(value);
  if (tags.success) return tags.data;
  const record = byRecord.safeParse(value);
  if (!record.success) return { reason: NOT_UNDERSTOOD };
  const { type, id } = record.data;
  return { tags: id === undefined ? [type] : [type, recordTag(type, id)] };
}

/**
 * Revalidates content: `Authorization: Bearer <REVALIDATE_SECRET>` and `{"tags": […]}` or `{"type": …,
 * "id": …}`. 401 without the secret, 400 with the reason for any other body.
 */
export async function POST(request: Request): Promise<Response> {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (!config.revalidateSecret || !isSecret(given, config.revalidateSecret)) {
    return Response.json(
      { code: 401, message: 'The secret is missing or wrong.' },
      { status: 401 },
    );
  }
  const body = await request.text();
  const parsed =
    body.length > MAX_BODY_BYTES ? { reason: 'The body is too large.' } : parseRevalidation(body);
  if ('reason' in parsed) {
    return Response.json({ code: 400, message: parsed.reason }, { status: 400 });
  }
  // Pages expire at once, unless the gateway is unavailable, because visitors would wait for it.
  const gateway = await probeGateway();
  const expire = gateway === 'ok' ? 0 : lifetimes.found.expire;
  for (const tag of parsed.tags) revalidateTag(tag, { expire });
  log.info({ tags: parsed.tags, gateway }, 'revalidated');
  return Response.json({ code: 200, revalidated: parsed.tags });
}
