import { useEffect, useRef, useState } from 'react';
import { Coverage } from '@/components/quote/Coverage';
import { NoCoverage } from '@/components/quote/NoCoverage';
import { StepForm } from '@/components/quote/StepForm';
import type { StepProps } from '@/components/quote/step-props';
import { SelectField } from '@/components/ui/SelectField';
import type { Named } from '@/lib/features/quote/state';
import { loadFailure, waits } from '@/lib/features/quote/texts';
import styles from '@/components/quote/StepPlace.module.css';

interface StepPlaceProps extends StepProps {
  /** Undefined while they load. */
  states: Named[] | undefined;
  cities: Named[] | undefined;
}

const byId = (list: readonly Named[] | undefined, value: string) => {
  const found = list?.find(({ id }) => String(id) === value);
  return found && { id: found.id, name: found.name };
};

/** The chosen city stays in the list while it reloads. */
const withChosen = (list: readonly Named[] | undefined, chosen: Named | null): readonly Named[] => {
  const options = list ?? [];
  if (!chosen || options.some(({ id }) => id === chosen.id)) return options;
  return [chosen, ...options];
};

function missingOf({ quote: { state }, hasFailed }: StepPlaceProps): string {
  if (hasFailed) return loadFailure;
  return state ? 'Elija su ciudad.' : 'Elija su estado y su ciudad.';
}

function waitOf({
  quote: { state, city, coverage },
  states,
  cities,
  hasFailed,
}: StepPlaceProps): string {
  if (hasFailed) return '';
  if (city) return coverage?.isCovered === false ? '' : waits.coverage;
  return (state ? cities : states) ? '' : waits.options;
}

/** Step 2: state, city, and whether the service reaches it. */
export function StepPlace(props: StepPlaceProps) {
  const { quote, dispatch, canNext, states, cities } = props;
  const { state, city, coverage } = quote;
  /**
   * The city with which Next was pressed before its coverage was known: then it goes on by itself. So it
   * does past a place that is kept while the service is changed.
   */
  const [awaited, setAwaited] = useState(
    quote.returnTo !== null && coverage === null ? city : null,
  );
  const isAwaited = city !== null && city === awaited;
  useEffect(() => {
    if (isAwaited && canNext) dispatch({ type: 'next' });
  }, [isAwaited, canNext, dispatch]);
  const cityField = useRef<HTMLSelectElement>(null);
  const leave = () => dispatch({ type: 'dismissNoCoverage' });
  const dismiss = () => {
    leave();
    // After the modal has returned the focus.
    requestAnimationFrame(() => cityField.current?.focus());
  };
  return (
    <StepForm
      canNext={canNext}
      missing={missingOf(props)}
      wait={waitOf(props)}
      onNext={() => dispatch({ type: 'next' })}
      onEarly={() => setAwaited(city)}
      onBack={() => dispatch({ type: 'back' })}
    >
      {(messageId) => (
        <>
          <div className={styles.fields}>
            <SelectField
              id="quote-state"
              label="Estado"
              placeholder="Estado*"
              options={withChosen(states, state)}
              value={state?.id ?? ''}
              disabled={states === undefined && state === null}
              required
              aria-describedby={messageId}
              autoComplete="address-level1"
              onChange={(event) => {
                const chosen = byId(states, event.target.value);
                if (chosen) dispatch({ type: 'chooseState', state: chosen });
              }}
            />
            <SelectField
              ref={cityField}
              id="quote-city"
              label="Ciudad"
              placeholder="Selecciona tu ciudad"
              options={withChosen(cities, city)}
              value={city?.id ?? ''}
              disabled={state === null || (cities === undefined && city === null)}
              required
              aria-describedby={messageId}
              autoComplete="address-level2"
              onChange={(event) => {
                const chosen = byId(cities, event.target.value);
                if (chosen) dispatch({ type: 'chooseCity', city: chosen });
              }}
            />
          </div>
          <Coverage city={city} coverage={coverage} />
          <NoCoverage quote={quote} onClose={dismiss} onLeave={leave} />
        </>
      )}
    </StepForm>
  );
}
