import { connection } from 'next/server';
import { config } from '@/lib/config';
import { securityTxt } from '@/lib/publishing/security-txt';
import { cacheControl } from '@/lib/server/response/headers.mts';

/** Returns the contact for reports of vulnerabilities (RFC 9116). */
export async function GET(): Promise<Response> {
  // The file is rendered at request time, so that its expiry date never passes.
  await connection();
  return new Response(securityTxt(config, new Date()), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cacheControl.day,
    },
  });
}
