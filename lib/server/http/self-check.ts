import { brokenAssumptions, noteBroken } from '@/lib/server/observability/assumptions.mts';
import { log } from '@/lib/server/observability/logger';
import { withDeadline } from '@/lib/util/deadline.mts';
import { globalSingleton } from '@/lib/util/global-singleton';
import { routes } from '@/lib/server/routing/routes';

/** A page that exists whatever the gateway contains. */
const PAGE = routes.accessibility();
const LIMIT_MS = 10_000;

interface Visit {
  headers: Headers;
  body: string;
}

const CHUNK_SCRIPT = /<script\b[^>]*\bsrc="\/_next\/static\/(?![^>]*\bnomodule)/i;

/** Each assumption, with a check against the second visit of a page and a request for its data. */
const ASSUMPTIONS: Record<string, (page: Visit, data: Visit) => boolean> = {
  // Else it would have no tag.
  'a cached page says so in x-nextjs-cache and is handed to end() as text': ({ headers }) =>
    headers.has('etag'),
  "a page's policy is its own, with hashes": ({ headers }) => {
    const policy = headers.get('content-security-policy') ?? '';
    return policy.includes("'sha256-") && !/script-src[^;]*'unsafe-inline'/.test(policy);
  },
  'script tags of chunks have the shape that is deferred': ({ body }) =>
    !CHUNK_SCRIPT.test(body) && body.includes('"/_next/static/'),
  'the data of a page stands in scripts that can be joined': ({ body }) =>
    body.split(/<script[^>]*>[^<]*self\.__next_f/).length === 2,
  'the data of a page is sent to the router': (_page, { headers }) =>
    (headers.get('content-type') ?? '').startsWith('text/x-component'),
};

function visit(origin: string, headers: Record<string, string> = {}): Promise<Visit> {
  return withDeadline(LIMIT_MS, async (signal) => {
    const response = await fetch(origin + PAGE, { headers, signal });
    if (!response.ok) throw new Error(`the self-check's page has status ${response.status}`);
    return { headers: response.headers, body: await response.text() };
  });
}

async function check(): Promise<void> {
  const { __NEXT_PRIVATE_ORIGIN: origin } = process.env;
  if (origin === undefined) return noteBroken('Next says where its server listens');
  // The first visit may render it; the second is served from the cache.
  await visit(origin);
  const page = await visit(origin);
  const data = await visit(origin, { rsc: '1' });
  for (const [assumption, holds] of Object.entries(ASSUMPTIONS))
    if (!holds(page, data)) noteBroken(assumption);
}

const checked = globalSingleton('self-check', (): { run?: Promise<void> } => ({}));

/** Visits a page of this server once and returns (and logs) false assumptions; never rejects. */
// A check that failed, as when the gateway is down, is repeated on the next call.
export async function selfCheck(): Promise<string[]> {
  if (process.env.NODE_ENV === 'production') {
    checked.run ??= check().catch((error: unknown) => {
      log.warn({ err: error }, 'self-check');
      delete checked.run;
    });
    await checked.run;
  }
  return brokenAssumptions();
}
