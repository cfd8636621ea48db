import { connection } from 'next/server';
import { feedResponse } from '@/lib/publishing/feeds/response';
import { stateNewsFeed } from '@/lib/publishing/feeds/sources';

type Context = RouteContext<'/blog/estado/[state]/rss.xml'>;

/** The news of one state, as RSS. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection();
  return feedResponse(request, await stateNewsFeed((await params).state, 'rss'), 'rss');
}
