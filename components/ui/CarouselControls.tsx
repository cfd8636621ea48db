import clsx from 'clsx';
import { Icon } from '@/components/ui/icons';
import styles from '@/components/ui/CarouselControls.module.css';

interface CarouselControlsProps {
  /** The position in view, from 0, of `count`. */
  selected: number;
  count: number;
  canStep: { back: boolean; forth: boolean };
  onSelect: (index: number) => void;
  onStep: (step: 1 | -1) => void;
  /** Only with autoplay. */
  playing?: boolean;
  onPlaying?: (on: boolean) => void;
}

/** With more positions than fit beside the buttons, phones show a counter instead. */
const DOTS_ON_PHONES = 3;

/**
 * Pause first in tab order, then back, the positions, forth. Hidden without script. Not `disabled` at
 * the ends, which would lose the focus.
 */
export function CarouselControls({
  selected,
  count,
  canStep,
  onSelect,
  onStep,
  playing,
  onPlaying,
}: CarouselControlsProps) {
  return (
    <div
      className={styles.controls}
      data-script="only"
      data-print="hide"

      data-empty={count < 2 || undefined}
    >
      {onPlaying && (
        <button
          type="button"
          className={styles.button}
          aria-label={playing ? 'Pausar el carrusel' : 'Reproducir el carrusel'}
          onClick={() => onPlaying(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} size={16} />
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label="Anterior"
        aria-disabled={!canStep.back || undefined}
        onClick={() => onStep(-1)}
      >
        <Icon name="left" />
      </button>
      {count > DOTS_ON_PHONES && (
        <span className={styles.counter} aria-hidden="true">
          {selected + 1} / {count}
        </span>
      )}
      <div className={clsx(styles.dots, count > DOTS_ON_PHONES && styles.many)}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={`Ir a la posición ${index + 1}`}
            aria-current={index === selected || undefined}
            onClick={() => onSelect(index)}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.button}
        aria-label="Siguiente"
        aria-disabled={!canStep.forth || undefined}
        onClick={() => onStep(1)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}
