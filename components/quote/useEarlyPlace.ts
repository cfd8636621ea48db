import { useEffect, useRef, useState, type Dispatch, type RefObject } from 'react';
import { EARLY_STATE_ID } from '@/components/quote/EarlyPlace';
import type { QuoteLine } from '@/lib/features/quote/lines';
import type { QuoteEvent } from '@/lib/features/quote/machine';

/** The state's list in the pane, if that has taken the wizard's place. */
function shownList(): HTMLSelectElement | undefined {
  const list = document.querySelector<HTMLSelectElement>(`#${EARLY_STATE_ID}`);
  return list?.closest('[data-early-step][hidden]') === null ? list : undefined;
}

/**
 * Goes on with what was chosen in `EarlyPlace` before hydration.
 *
 * @param isReady false until a saved quote is restored.
 * @param isOpen false where a quote is kept for delivery, which stays.
 */
export function useEarlyPlace(
  wizard: RefObject<HTMLElement | null>,
  lines: readonly QuoteLine[],
  dispatch: Dispatch<QuoteEvent>,
  isReady: boolean,
  isOpen: boolean,
) {
  const [isOver, setOver] = useState(false);
  const lineId = useRef<number>(undefined);

  // Before a saved quote replaces the tiles.
  useEffect(() => {
    const tile = wizard.current?.querySelector<HTMLInputElement>('input:checked');
    if (tile && shownList()) lineId.current = Number(tile.value);
  }, [wizard]);

  const end = () => {
    wizard.current?.removeAttribute('hidden');
    setOver(true);
  };
  useEffect(() => {
    if (!isReady || isOver) return;
    const list = shownList();
    const line = lines.find(({ id }) => id === lineId.current);
    if (!list || !line || !isOpen) return end();
    const takeOver = () => {
      dispatch({ type: 'travel', position: 0 });
      dispatch({ type: 'chooseLine', line: { id: line.id, name: line.name } });
      dispatch({ type: 'next' });
      const [option] = list.selectedOptions;
      if (option?.value) {
        dispatch({ type: 'chooseState', state: { id: Number(option.value), name: option.text } });
      }
      end();
    };
    if (document.activeElement !== list) return takeOver();
    // It may be open: its options would close under the finger.
    const events = new AbortController();
    for (const name of ['change', 'blur']) {
      list.addEventListener(name, takeOver, { once: true, signal: events.signal });
    }
    return () => events.abort();
  });
  return { isOver, leave: end };
}
