import { HelpLine } from '@/components/quote/HelpLine';
import { Progress } from '@/components/quote/Progress';
import { StepActions } from '@/components/quote/StepActions';
import {
  EARLY_STATE_ID,
  useEarlyPlace,
  type EarlyPlaceProps,
} from '@/components/quote/useEarlyPlace';
import { Button } from '@/components/ui/Button';
import { SelectField } from '@/components/ui/SelectField';
import { emptyQuote, type Named } from '@/lib/features/quote/state';
import { headingOf } from '@/lib/features/quote/texts';
import { supportPhoneParts } from '@/lib/util/format/phone-parts';
import headingStyles from '@/components/quote/StepHeading.module.css';
import placeStyles from '@/components/quote/StepPlace.module.css';
import styles from '@/components/quote/Wizard.module.css';

/**
 * Step 2 as it is until the scripts are there: hidden, until 'Siguiente' of step 1 is pressed
 * (`earlyPressScript`). The state can be chosen; the wizard takes it over (`useEarlyPlace`).
 */
export function EarlyPlace({ states, ...early }: EarlyPlaceProps & { states: readonly Named[] }) {
  const { isOver, leave } = useEarlyPlace(early);
  if (isOver) return null;
  return (
    <div
      className={styles.wizard}
      data-script="only"
      data-early-step
      data-mirror="hide"
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
              options={states}
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
        <HelpLine phone={supportPhoneParts} isEmphasised={false} />
      </div>
    </div>
  );
}
