import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Section 9: the skeleton of the report search, in milliseconds. */
const SKELETON_MS = 200;
const PARAMETER = 'informe';

const subscribe = () => () => {};
const termInAddress = () => new URLSearchParams(location.search).get(PARAMETER) ?? '';

/** Keeps the search in the address, so that it can be shared and survives Back. */
function writeToAddress(term: string): void {
  const url = new URL(location.href);
  if (term.trim() === '') url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, term);
  history.replaceState(null, '', url);
}

/**
 * The term of the report search: as typed, and as settled 200 ms after the last key. The first
 * comes from the address.
 */
export function useReportSearch() {
  const initial = useSyncExternalStore(subscribe, termInAddress, () => '');
  const [typed, setTyped] = useState<string>();
  const [settled, setSettled] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (term: string) => {
    setTyped(term);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSettled(term);
      writeToAddress(term);
    }, SKELETON_MS);
  };
  const term = typed ?? initial;
  const settledTerm = settled ?? initial;
  return { term, settledTerm, isSettling: term !== settledTerm, search };
}
