import { connection } from 'next/server';
import { cacheControl } from '@/lib/server/response/headers.mts';

/** Liveness: the process responds. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': cacheControl.never } });
}
