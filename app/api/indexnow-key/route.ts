import { connection } from 'next/server';
import { config } from '@/lib/config';
import { documentMissing } from '@/lib/publishing/documents';

/** The IndexNow key; `middleware.ts` rewrites `/<key>.txt` here. */
export async function GET(): Promise<Response> {
  await connection();
  if (config.indexNowKey === undefined) return documentMissing();
  return new Response(config.indexNowKey, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
