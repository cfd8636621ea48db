import type { RefObject } from 'react';
import type { Quote } from '@/lib/features/quote/state';
import { headingOf, questionCounterOf } from '@/lib/features/quote/texts';
import styles from '@/components/quote/StepHeading.module.css';

interface StepHeadingProps {
  id: string;
  quote: Quote;
  /** Instead of the step's own. */
  text?: string;
  ref: RefObject<HTMLHeadingElement | null>;
}

export function StepHeading({ id, quote, text, ref }: StepHeadingProps) {
  const counter = text === undefined ? questionCounterOf(quote) : undefined;
  const counterId = `${id}-counter`;
  return (
    <>
      {counter && (
        <p id={counterId} className={styles.counter}>
          {counter}
        </p>
      )}
      <h2
        id={id}
        ref={ref}
        tabIndex={-1}
        className={styles.heading}
        aria-describedby={counter ? counterId : undefined}
      >
        {text ?? headingOf(quote)}
      </h2>
    </>
  );
}
