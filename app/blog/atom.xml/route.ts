import { feedHandler } from '@/lib/publishing/feeds/response';
import { newsFeed } from '@/lib/publishing/feeds/sources';

/** The news, as Atom. */
export const GET = feedHandler('atom', newsFeed);
