import { Icon } from '@/components/ui/icons';
import styles from '@/components/ui/CarouselControls.module.css';

interface CarouselControlsProps {
  /** The position in view, from 0, of `count`; `place` is its text. */
  selected: number;
  count: number;
  place: string;
  hasDots: boolean;
  back: boolean;
  forth: boolean;
  onStep: (step: 1 | -1) => void;
  /** Set only with autoplay. */
  playing?: boolean;
  onPlaying?: (on: boolean) => void;
}

/**
 * The buttons: pause first in tab order, then back and forth. They are hidden without script. At the ends
 * they are not `disabled`, because that would lose the focus.
 */
export function CarouselControls({
  selected,
  count,
  place,
  hasDots,
  back,
  forth,
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
        aria-disabled={!back || undefined}
        onClick={() => onStep(-1)}
      >
        <Icon name="left" />
      </button>
      <span className={styles.place} aria-hidden="true">
        {hasDots
          ? Array.from({ length: count }, (_, index) => (
              <span
                key={index}
                className={styles.dot}
                data-current={index === selected || undefined}
              />
            ))
          : place}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label="Siguiente"
        aria-disabled={!forth || undefined}
        onClick={() => onStep(1)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}
