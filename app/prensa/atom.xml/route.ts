import { connection } from 'next/server';
import { feedAnswer } from '@/lib/publishing/feeds/response';
import { pressFeed } from '@/lib/publishing/feeds/sources';

/** The press room, as Atom. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return feedAnswer(request, await pressFeed('atom'), 'atom');
}
