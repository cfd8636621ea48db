import { connection } from 'next/server';
import { robotsTxt } from '@/lib/publishing/sitemap/robots';
import { conditionalResponse } from '@/lib/publishing/documents';

/** Rendered per request: one build serves any origin. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return conditionalResponse(request, robotsTxt(), 'text/plain; charset=utf-8');
}
