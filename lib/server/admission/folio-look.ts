import { unescape } from 'node:querystring';

// Next reads the address of a page's data as the page's own.
const LOOK = /^(?:\/_next\/data\/[^/]+)?\/(?:folio|api\/leads)\/./;

/** Whether the response to a path tells the state of a lead. `path` is percent-encoded. */
export const isFolioLook = (path: string): boolean => LOOK.test(unescape(path));
