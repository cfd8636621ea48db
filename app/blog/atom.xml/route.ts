import { connection } from 'next/server';
import { feedResponse } from '@/lib/publishing/feeds/response';
import { newsFeed } from '@/lib/publishing/feeds/sources';

/** The news, as Atom. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return feedResponse(request, await newsFeed('atom'), 'atom');
}
