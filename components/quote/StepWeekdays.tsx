import { StepForm } from '@/components/quote/StepForm';
import { Tiles } from '@/components/quote/Tiles';
import { TilesSkeleton } from '@/components/quote/TilesSkeleton';
import { loadFailure, waits } from '@/lib/features/quote/texts';
import type { StepProps } from '@/components/quote/step-props';

/** Step 4: the weekdays, as many as are needed. The gateway has no pictures of them. */
export function StepWeekdays({ quote, dispatch, headingId, canNext, hasFailed }: StepProps) {
  return (
    <StepForm
      canNext={canNext}
      missing={hasFailed ? loadFailure : 'Elija al menos un día para continuar.'}
      wait={quote.battery || hasFailed ? '' : waits.options}
      onNext={() => dispatch({ type: 'next' })}
      onBack={() => dispatch({ type: 'back' })}
    >
      {(messageId) =>
        quote.battery ? (
          <Tiles
            type="checkbox"
            name="dias"
            labelledBy={headingId}
            describedBy={messageId}
            layout="week"
            tiles={quote.battery.weekdays.map((weekday) => ({ key: weekday, name: weekday }))}
            chosen={quote.weekdays}
            onChoose={(key) => dispatch({ type: 'toggleWeekday', weekday: String(key) })}
          />
        ) : (
          <TilesSkeleton />
        )
      }
    </StepForm>
  );
}
