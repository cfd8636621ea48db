import { render } from '@testing-library/react';
import type { PropsWithChildren, ReactElement } from 'react';
import { SWRConfig } from 'swr';

/** With a cache of requests of its own. */
export const FreshCache = ({ children }: PropsWithChildren) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

/** Renders at this address, with a cache of requests of its own. */
export function renderAt(address: string, content: ReactElement) {
  window.history.replaceState(null, '', address);
  return render(content, { wrapper: FreshCache });
}
