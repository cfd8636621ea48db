import { connection } from 'next/server';
import { feedResponse } from '@/lib/publishing/feeds/response';
import { pressFeed } from '@/lib/publishing/feeds/sources';

/** The press room, as RSS. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return feedResponse(request, await pressFeed('rss'), 'rss');
}
