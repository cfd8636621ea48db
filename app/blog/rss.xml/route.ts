import { newsFeed } from '@/lib/publishing/feeds';

/** Returns the newest news as RSS. */
export const GET = newsFeed;
