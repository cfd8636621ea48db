import type { LinkCheck } from '../editorial/rules/links';
import { withDeadline } from '@/lib/util/deadline.mts';

const LIMIT_MS = 10_000;
const GONE = new Set([404, 410]);

/** Asks another site whether a page is there: by HEAD, or by GET where it does not answer that. */
export const checkLink: LinkCheck = async (url) => {
  for (const method of ['HEAD', 'GET']) {
    try {
      const { ok, status } = await withDeadline(LIMIT_MS, async (signal) => {
        const response = await fetch(url, { method, signal });
        await response.body?.cancel();
        return response;
      });
      if (ok) return 'there';
      if (GONE.has(status) && method === 'GET') return 'gone';
    } catch {
      return 'unsure';
    }
  }
  return 'unsure';
};
