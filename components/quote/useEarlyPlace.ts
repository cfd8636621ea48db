import { useEffect, useRef, useState, type RefObject } from 'react';
import type { HeldQuote } from '@/components/quote/useQuote';
import type { QuoteLine } from '@/lib/features/quote/page';

export const EARLY_STATE_ID = 'early-state';

export interface EarlyPlaceProps {
  held: HeldQuote;
  lines: readonly QuoteLine[];
  /** False where a quote is kept for delivery, which stays. */
  isOpen: boolean;
  /** What the pane has taken the place of. */
  wizard: RefObject<HTMLElement | null>;
}

/** The state's list in the pane, if that has taken the wizard's place. */
function shownList(): HTMLSelectElement | undefined {
  const list = document.querySelector<HTMLSelectElement>(`#${EARLY_STATE_ID}`);
  return list?.closest('[data-early-step][hidden]') === null ? list : undefined;
}

/** Goes on with what was chosen in `EarlyPlace` before hydration. */
export function useEarlyPlace({ held, lines, isOpen, wizard }: EarlyPlaceProps) {
  const { dispatch, isReady } = held;
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
    if (document.activeElement !== list || list.value) return takeOver();
    // It may be open: its options would close under the finger.
    const events = new AbortController();
    for (const name of ['change', 'blur']) {
      list.addEventListener(name, takeOver, { once: true, signal: events.signal });
    }
    return () => events.abort();
  });
  return { isOver, leave: end };
}
