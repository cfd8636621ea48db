import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first item that "load more" added to a list of `count` items.
 *
 * @returns the list's ref, and a function to call when more is requested.
 */
export function useFocusNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const expected = useRef<number>(undefined);
  useEffect(() => {
    const index = expected.current;
    if (index === undefined || count <= index) return;
    expected.current = undefined;
    const item = list.current?.children[index];
    if (!(item instanceof HTMLElement)) return;
    const link = item.querySelector('a');
    // Items may have no link.
    if (!link) item.tabIndex = -1;
    (link ?? item).focus();
  }, [count]);
  const expectNew = () => {
    expected.current = count;
  };
  return [list, expectNew] as const;
}
