import { useCallback, useEffect, useRef, useState } from 'react';

/** Section 9: the skeleton of the report search, in milliseconds. */
const SKELETON_MS = 200;
const PARAMETER = 'informe';

/** Keeps the search in the address, so that it can be shared and survives Back. */
function writeToAddress(term: string): void {
  const url = new URL(location.href);
  if (term.trim() === '') url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, term);
  history.replaceState(null, '', url);
}

/**
 * The term of the report search: as typed, and as settled 200 ms after the last key.
 *
 * `followAddress` takes the term of an address that the visitor has come to. The router keeps
 * pages that were left, so a search of an earlier visit must give way to the address.
 */
export function useReportSearch() {
  const [term, setTerm] = useState('');
  const [settledTerm, setSettledTerm] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settledNow = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = useCallback((value: string) => {
    settledNow.current = value;
    setSettledTerm(value);
  }, []);

  const search = (value: string) => {
    setTerm(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      settle(value);
      writeToAddress(value);
    }, SKELETON_MS);
  };

  const followAddress = useCallback(
    (_path: string, query: string) => {
      const value = new URLSearchParams(query).get(PARAMETER) ?? '';
      // What this search has written itself is no news.
      if (value.trim() === settledNow.current.trim()) return;
      clearTimeout(timer.current);
      setTerm(value);
      settle(value);
    },
    [settle],
  );

  return { term, settledTerm, isSettling: term !== settledTerm, search, followAddress };
}
