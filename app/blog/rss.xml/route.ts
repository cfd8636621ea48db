import { feedHandler } from '@/lib/publishing/feeds/response';
import { newsFeed } from '@/lib/publishing/feeds/sources';

/** The news, as RSS. */
export const GET = feedHandler('rss', newsFeed);
