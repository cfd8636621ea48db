import { connection } from 'next/server';
import { feedAnswer } from '@/lib/publishing/feeds/response';
import { newsFeed } from '@/lib/publishing/feeds/sources';

/** The news, as RSS. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return feedAnswer(request, await newsFeed('rss'), 'rss');
}
