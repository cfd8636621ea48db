import { feedHandler } from '@/lib/publishing/feeds/response';
import { stateNewsFeed } from '@/lib/publishing/feeds/sources';

/** The news of one state, as Atom. */
export const GET = feedHandler('atom', stateNewsFeed);
