import { useCallback, useEffect, useState } from 'react';
import { pageHash, readPageHash } from '@/lib/features/reports/flipbook/page-address';
import { clampPage } from '@/lib/features/reports/flipbook/page-window';

/**
 * The open page, from 1 to `count`, in sync with the fragment `#p=12`; turns replace the history
 * entry.
 */
export function useOpenPage(count: number): [page: number, open: (page: number) => void] {
  const [page, setPage] = useState(() => clampPage(readPageHash(location.hash) ?? 1, count));

  useEffect(() => {
    const follow = () => {
      const named = readPageHash(location.hash);
      if (named !== undefined) setPage(clampPage(named, count));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [count]);

  const open = useCallback(
    (wanted: number) => {
      const next = clampPage(wanted, count);
      setPage(next);
      // With the router's own state, so that it goes on knowing this entry.
      history.replaceState(history.state, '', pageHash(next));
    },
    [count],
  );
  return [page, open];
}
