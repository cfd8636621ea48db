import { pressFeed } from '@/lib/publishing/feeds';

/** The newest press items, as RSS. */
export const GET = pressFeed;
