import { connection } from 'next/server';
import { config } from '@/lib/config';
import { securityTxt } from '@/lib/publishing/security-txt';
import { cacheControl } from '@/lib/server/response/headers.mts';

/** Where weaknesses are reported (RFC 9116). */
export async function GET(): Promise<Response> {
  // At request time, for its date never to pass.
  await connection();
  return new Response(securityTxt(config, new Date()), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cacheControl.day,
    },
  });
}
