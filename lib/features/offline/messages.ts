/** What a page tells the worker: that it was seen, and which files it has used so far. */
export interface PageUsed {
  type: 'page-used';
  url: string;
  /** Absolute URLs. */
  files: string[];
  /** When it was loaded, in milliseconds since the epoch. */
  loadedAt: number;
  /** It came from the site just now: it may replace what is kept. */
  isNew: boolean;
}

/** A picture of this path is answered by the worker, which learns what the browser asks for pictures. */
export const PROBE_PATH = '/sw.js?imagen';

/** An event of the window: what was opened in the page has a URL of its own, such as a zone. */
export const PAGE_OPENED = 'page-opened';

/** How long after its load a page asks for the worker: after its own requests. Milliseconds. */
export const START_DELAY_MS = 3_000;

/** Whether a message to the worker is one of its pages'. */
export function isPageUsed(value: unknown): value is PageUsed {
  const { type, url, files }: Partial<PageUsed> = Object(value);
  return type === 'page-used' && typeof url === 'string' && Array.isArray(files);
}
