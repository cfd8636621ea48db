import { routes } from '@/lib/server/routing/routes';

/** What became of an address of this site. */
export type LinkState =
  | { kind: 'alive' }
  | { kind: 'redirected'; to: string }
  | { kind: 'dead' }
  /** The site could not tell now. */
  | { kind: 'unclear' };

type Reached = Pick<Response, 'status' | 'url' | 'redirected'>;

/** Reads what a browser reached when it asked for an address and followed its redirects. */
export function linkState({ status, url, redirected }: Reached): LinkState {
  const { pathname, search } = new URL(url);
  if (status === 404 || status === 410 || pathname === routes.notFound()) return { kind: 'dead' };
  if (status < 200 || status >= 400) return { kind: 'unclear' };
  return redirected ? { kind: 'redirected', to: pathname + search } : { kind: 'alive' };
}
