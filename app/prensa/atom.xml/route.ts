import { feedHandler } from '@/lib/publishing/feeds/response';
import { pressFeed } from '@/lib/publishing/feeds/sources';

/** The press room, as Atom. */
export const GET = feedHandler('atom', pressFeed);
