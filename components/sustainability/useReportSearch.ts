import { useCallback, useEffect, useRef, useState } from 'react';

/** Section 9: the skeleton of the report search, in milliseconds. */
const SKELETON_MS = 200;
const PARAMETER = 'informe';

/** Keeps the term in the URL, so that it can be shared and survives Back. */
function writeToUrl(term: string): void {
  const url = new URL(location.href);
  if (term.trim() === '') url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, term);
  history.replaceState(null, '', url);
}

/**
 * The search term as typed, and as settled 200 ms after the last key.
 *
 * `followUrl` takes the term of the URL: the router keeps previous pages, whose search must
 * give way to it.
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
      writeToUrl(value);
    }, SKELETON_MS);
  };

  const followUrl = useCallback(
    (_path: string, query: string) => {
      const value = new URLSearchParams(query).get(PARAMETER) ?? '';
      // Our own change of the URL.
      if (value.trim() === settledNow.current.trim()) return;
      clearTimeout(timer.current);
      setTerm(value);
      settle(value);
    },
    [settle],
  );

  return { term, settledTerm, isSettling: term !== settledTerm, search, followUrl };
}
