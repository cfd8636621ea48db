import { connection } from 'next/server';
import { feedAnswer } from '@/lib/publishing/feeds/response';
import { newsFeed } from '@/lib/publishing/feeds/sources';

/** The news, as Atom. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return feedAnswer(request, await newsFeed('atom'), 'atom');
}
