import { connection } from 'next/server';
import { feedAnswer } from '@/lib/feeds/answer';
import { pressFeed } from '@/lib/feeds/sources';

/** The press room, as RSS. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return feedAnswer(request, await pressFeed('rss'), 'rss');
}
