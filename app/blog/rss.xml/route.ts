import { newsFeed } from '@/lib/publishing/feeds';

/** The newest news, as RSS. */
export const GET = newsFeed;
