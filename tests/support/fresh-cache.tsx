import { render } from '@testing-library/react';
import type { PropsWithChildren, ReactElement } from 'react';
import { SWRConfig } from 'swr';

/** Gives its children an empty SWR cache. */
export const FreshCache = ({ children }: PropsWithChildren) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

/** Renders the content at this address with an empty SWR cache. */
export function renderAt(address: string, content: ReactElement) {
  window.history.replaceState(null, '', address);
  return render(content, { wrapper: FreshCache });
}
