import { useEffect, useRef, useState } from 'react';
import { StepForm, type StepProps } from '@/components/quote/StepForm';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/icons';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { SelectField } from '@/components/ui/SelectField';
import { SiteLink } from '@/components/ui/SiteLink';
import { fillForm } from '@/lib/features/forms/draft';
import { canNext } from '@/lib/features/quote/moves';
import type { Named, Quote } from '@/lib/features/quote/state';
import { waits } from '@/lib/features/quote/texts';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/quote/StepPlace.module.css';
import shared from '@/components/ui/shared.module.css';

const byId = (list: readonly Named[] | undefined, value: string) => {
  const found = list?.find(({ id }) => String(id) === value);
  return found && { id: found.id, name: found.name };
};

/** Adds the chosen state or city to a list that is still loading. */
const withChosen = (list: readonly Named[] = [], chosen: Named | null): readonly Named[] =>
  !chosen || list.some(({ id }) => id === chosen.id) ? list : [chosen, ...list];

/** Returns the draft of the quote-request form for a place without coverage. */
const requestDraft = (line: Named, state: Named, city: Named) => ({
  message: `Me interesa el servicio ${line.name} en ${city.name}, ${state.name}.`,
  place: { state: state.name, city: city.name },
});

function waitOf({ session, lookups: { states, cities } }: StepProps): string {
  const { state, city, coverage } = session.quote;
  if (city) return coverage?.isCovered === false ? '' : waits.coverage;
  return (state ? cities : states) ? '' : waits.options;
}

/** Step 2: the state, the city and its coverage. */
export function StepPlace(step: StepProps) {
  const { quote, dispatch } = step.session;
  const { states, cities } = step.lookups;
  const { state, city, coverage } = quote;
  /**
   * The city for which Next was pressed before its coverage was known; the wizard then continues by itself.
   * It also continues past a place that is unchanged after a change of the service.
   */
  const [awaited, setAwaited] = useState(
    quote.returnTo !== null && coverage === null ? city : null,
  );
  const goesOn = city !== null && city === awaited && canNext(quote);
  useEffect(() => {
    if (goesOn) dispatch({ type: 'next' });
  }, [goesOn, dispatch]);
  const cityField = useRef<HTMLSelectElement>(null);
  const leave = () => dispatch({ type: 'dismissNoCoverage' });
  const request = () => {
    if (quote.line && state && city)
      fillForm(routes.quoteRequest(), requestDraft(quote.line, state, city));
    leave();
  };
  const dismiss = () => {
    leave();
    // The focus moves after the modal has returned it.
    requestAnimationFrame(() => cityField.current?.focus());
  };
  return (
    <StepForm
      step={step}
      missing={state ? 'Elige tu ciudad.' : 'Elige tu estado y tu ciudad.'}
      wait={waitOf(step)}
      onEarly={() => setAwaited(city)}
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
              disabled={state === null || (!cities?.length && city === null)}
              required
              aria-describedby={messageId}
              autoComplete="address-level2"
              onChange={(event) => {
                const chosen = byId(cities, event.target.value);
                if (chosen) dispatch({ type: 'chooseCity', city: chosen });
              }}
            />
          </div>
          <Coverage {...step} />
          <NoCoverage quote={quote} onClose={dismiss} onLeave={request} />
        </>
      )}
    </StepForm>
  );
}

/** The coverage under the city: being checked, or covered with the help line. */
function Coverage({ session, lookups: { cities, hasFailed } }: StepProps) {
  const { state, city, coverage } = session.quote;
  return (
    <div className={styles.coveragePlace} role="status">
      {state && !city && cities?.length === 0 && (
        <p>{`Por el momento no contamos con cobertura en ${state.name}.`}</p>
      )}
      {city && coverage === null && !hasFailed && (
        <p>{`Comprobando la cobertura en ${city.name}…`}</p>
      )}
      {city && coverage?.isCovered && (
        <p className={styles.coverageCovered}>
          <span className={styles.coverageCheck}>
            <Icon name="check" size={18} />
          </span>
          <span>
            Damos este servicio en <strong>{city.name}</strong>.
            {coverage.phone.length > 0 && (
              <>
                {' '}
                Tu línea de atención:{' '}
                <PhoneLinks parts={coverage.phone} className={shared.unbroken} />
              </>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

interface NoCoverageProps {
  quote: Quote;
  onClose: () => void;
  /** Called when the visitor goes to the form instead, which may be on this page. */
  onLeave: () => void;
}

/** The modal of specification, section 8, with links to continue. Closing it clears the city. */
function NoCoverage({ quote, onClose, onLeave }: NoCoverageProps) {
  const { line, state, city, coverage } = quote;
  const isOpen = coverage?.isCovered === false;
  const nearest = isOpen ? coverage.nearest : undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      id="no-coverage"
      title="Por el momento no contamos con cobertura en tu ciudad"
    >
      <p>
        Consultaste <strong>{line?.name}</strong> en{' '}
        <strong>{[city?.name, state?.name].join(', ')}</strong>.
      </p>
      {nearest && (
        <p>
          {nearest.isOfCity
            ? 'Otros servicios en tu ciudad los presta la sucursal '
            : 'En tu estado tenemos la sucursal '}
          <SiteLink href={nearest.href} className={shared.strong}>
            {nearest.name}
          </SiteLink>
          .
        </p>
      )}
      <p>
        Si lo deseas, llámanos al <PhoneLinks className={shared.unbroken} /> y te orientamos, o
        déjanos tu solicitud.
      </p>
      <div className={styles.dialogActions}>
        <Button data-autofocus onClick={onClose}>
          ACEPTAR
        </Button>
        <ButtonLink href={routes.quoteRequestForm()} tone="quiet" onClick={onLeave}>
          Dejar mi solicitud
        </ButtonLink>
      </div>
    </Dialog>
  );
}
