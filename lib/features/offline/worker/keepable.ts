/** Larger files are not kept, in bytes. */
export const MAX_FILE_BYTES = 3_000_000;

// A page with the parameters of a campaign is `private`: its links have them.
const isStored = ({ headers }: Response) =>
  !/no-store|private/i.test(headers.get('cache-control') ?? '');

/** Whether a response may be kept at all: a whole one of the site that says nothing against it. */
export const isKeepable = (response: Response): boolean =>
  response.status === 200 &&
  response.type !== 'opaque' &&
  !response.redirected &&
  isStored(response);

/** Whether a response is a page worth keeping: no error, no redirect, no copy of the edge's mirror. */
export const isKeepablePage = (response: Response): boolean =>
  isKeepable(response) &&
  /^text\/html/i.test(response.headers.get('content-type') ?? '') &&
  response.headers.get('x-cache') !== 'MIRROR';
