import { pressFeed } from '@/lib/publishing/feeds';

/** Returns the newest press items as RSS. */
export const GET = pressFeed;
