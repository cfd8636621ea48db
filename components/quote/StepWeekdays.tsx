import Image from 'next/image';
import { StepForm } from '@/components/quote/StepForm';
import { Tiles, type Tile } from '@/components/quote/Tiles';
import { TilesSkeleton } from '@/components/quote/TilesSkeleton';
import { weekdayPicture } from '@/components/quote/weekday-pictures';
import styles from '@/components/quote/Tiles.module.css';
import { loadFailure, waits } from '@/lib/features/quote/texts';
import type { StepProps } from '@/components/quote/step-props';

const SIZES = '(min-width: 75em) 190px, (min-width: 40em) 22vw, 30vw';

function tileOf(weekday: string): Tile {
  const picture = weekdayPicture(weekday);
  return {
    key: weekday,
    name: weekday,
    picture: picture && <Image src={picture} alt="" sizes={SIZES} className={styles.picture} />,
  };
}

/** Step 4: the weekdays, as many as are needed. */
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
            tiles={quote.battery.weekdays.map(tileOf)}
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
