import { connection } from 'next/server';
import { cacheControl } from '@/lib/server/response/headers.mts';

/** Responds with 200 while the process is alive (liveness). */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': cacheControl.never } });
}
