import { useMemo, useSyncExternalStore } from 'react';

/** The listeners of the `next/navigation` mock, whose hooks follow the URL of the window. */
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

for (const name of ['pushState', 'replaceState'] as const) {
  const native = window.history[name].bind(window.history);
  window.history[name] = (...given) => {
    native(...given);
    tell();
  };
}
window.addEventListener('popstate', tell);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function usePathname(): string {
  const read = () => window.location.pathname;
  return useSyncExternalStore(subscribe, read, read);
}

export function useSearchParams(): URLSearchParams {
  const read = () => window.location.search;
  const search = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => new URLSearchParams(search), [search]);
}
