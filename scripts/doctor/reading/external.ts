import type { LinkCheck } from '@/scripts/doctor/editorial/external-links';

const LIMIT_MS = 10_000;
const GONE = new Set([404, 410]);

/** Asks another site whether a page is there: by HEAD, or by GET where it does not answer that. */
export const checkLink: LinkCheck = async (url) => {
  for (const method of ['HEAD', 'GET']) {
    try {
      const response = await fetch(url, { method, signal: AbortSignal.timeout(LIMIT_MS) });
      await response.body?.cancel();
      if (response.ok) return 'there';
      if (GONE.has(response.status) && method === 'GET') return 'gone';
    } catch {
      return 'unsure';
    }
  }
  return 'unsure';
};
