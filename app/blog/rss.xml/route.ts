import { connection } from 'next/server';
import { feedAnswer } from '@/lib/feeds/answer';
import { newsFeed } from '@/lib/feeds/sources';

/** The news, as RSS. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return feedAnswer(request, await newsFeed('rss'), 'rss');
}
