import { useEffect, useRef, useState, type RefObject } from 'react';
import { HelpLine } from '@/components/quote/HelpLine';
import { Progress } from '@/components/quote/Progress';
import { StepActions } from '@/components/quote/StepForm';
import type { HeldQuote } from '@/components/quote/useQuote';
import { Button } from '@/components/ui/Button';
import { SelectField } from '@/components/ui/SelectField';
import type { QuoteLine } from '@/lib/features/quote/page';
import { emptyQuote, type Named } from '@/lib/features/quote/state';
import { headingOf } from '@/lib/features/quote/texts';
import headingStyles from '@/components/quote/StepHeading.module.css';
import placeStyles from '@/components/quote/StepPlace.module.css';
import styles from '@/components/quote/Wizard.module.css';

const EARLY_STATE_ID = 'early-state';

interface EarlyPlaceProps {
  states: readonly Named[];
  held: HeldQuote;
  lines: readonly QuoteLine[];
  /** False where a quote is kept for delivery, which stays. */
  isOpen: boolean;
  /** What the pane has taken the place of. */
  wizard: RefObject<HTMLElement | null>;
}

/**
 * Step 2 as it is until the scripts are there: hidden, until 'Siguiente' of step 1 is pressed
 * (`earlyPressScript`). The state can be chosen; the wizard takes it over (`useEarlyPlace`).
 */
export function EarlyPlace(props: EarlyPlaceProps) {
  const { isOver, leave } = useEarlyPlace(props);
  if (isOver) return null;
  return (
    <div
      className={styles.wizard}
      data-script="only"
      data-early-step

      hidden
      suppressHydrationWarning
    >
      <Progress step={2} id="early-counter" />
      <div className={styles.step}>
        <h2 className={headingStyles.heading} tabIndex={-1}>
          {headingOf({ ...emptyQuote, step: 2 })}
        </h2>
        <form>
          <div className={placeStyles.fields}>
            <SelectField
              id={EARLY_STATE_ID}
              label="Estado"
              placeholder="Estado*"
              options={props.states}
              defaultValue=""
              required
              autoComplete="address-level1"
            />
            <SelectField
              id="early-city"
              label="Ciudad"
              placeholder="Selecciona tu ciudad"
              options={[]}
              defaultValue=""
              disabled
            />
          </div>
          <StepActions onBack={leave}>
            <Button type="submit">Siguiente</Button>
          </StepActions>
        </form>
      </div>
      <div className={styles.help}>
        <HelpLine />
      </div>
    </div>
  );
}

/** The state's list in the pane, if that has taken the wizard's place. */
function shownList(): HTMLSelectElement | undefined {
  const list = document.querySelector<HTMLSelectElement>(`#${EARLY_STATE_ID}`);
  return list?.closest('[data-early-step][hidden]') === null ? list : undefined;
}

/** Goes on with what was chosen in `EarlyPlace` before hydration. */
function useEarlyPlace({ held, lines, isOpen, wizard }: EarlyPlaceProps) {
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
