import type { ServerResponse } from 'node:http';

/**
 * Adds a request's query to the redirect of a page, since a page that is rendered once for all visitors
 * does not know it. The edge must not store a redirect with one visitor's query.
 */
export function keepQuery(response: ServerResponse, query: string): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const target = response.getHeader('location');
    const isOfPage = response.hasHeader('x-nextjs-cache') && status >= 300 && status < 400;
    if (isOfPage && typeof target === 'string' && !/\?|^\/error\//.test(target)) {
      response.removeHeader('x-accel-expires');
      response.setHeader('cache-control', 'no-store');
      response.setHeader('location', target.replace(/(?=#|$)/, `?${query}`));
    }
    return Reflect.apply(writeHead, response, [status, ...rest]);
  };
}
