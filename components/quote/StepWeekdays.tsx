import { StepForm } from '@/components/quote/StepForm';
import { TilesSkeleton } from '@/components/quote/TilesSkeleton';
import { WeekdayTiles } from '@/components/quote/WeekdayTiles';
import type { StepProps } from '@/components/quote/step-props';

/** Step 4: the weekdays, as many as are needed. */
export function StepWeekdays({ quote, dispatch, headingId, canNext }: StepProps) {
  return (
    <StepForm
      canNext={canNext}
      missing="Elija al menos un día para continuar."
      onNext={() => dispatch({ type: 'next' })}
      onBack={() => dispatch({ type: 'back' })}
    >
      {quote.battery ? (
        <WeekdayTiles
          labelledBy={headingId}
          weekdays={quote.battery.weekdays}
          chosen={quote.weekdays}
          onToggle={(weekday) => dispatch({ type: 'toggleWeekday', weekday })}
        />
      ) : (
        <TilesSkeleton />
      )}
    </StepForm>
  );
}
