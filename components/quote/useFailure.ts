import { useEffect, type RefObject } from 'react';

/** When something could not be loaded or sent, the help line comes into view. */
export function useFailure(hasFailed: boolean, helpLine: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (hasFailed) helpLine.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed, helpLine]);
}
