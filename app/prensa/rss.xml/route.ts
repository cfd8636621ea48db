import { feedHandler } from '@/lib/publishing/feeds/response';
import { pressFeed } from '@/lib/publishing/feeds/sources';

/** The press room, as RSS. */
export const GET = feedHandler('rss', pressFeed);
