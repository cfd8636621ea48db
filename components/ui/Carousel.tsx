'use client';

import clsx from 'clsx';
import useEmblaCarousel from 'embla-carousel-react';
import {
  Children,
  useEffect,
  useEffectEvent,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { CarouselControls } from '@/components/ui/CarouselControls';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from '@/components/ui/Carousel.module.css';

const WIDTHS = ['phone', 'small', 'medium', 'large'] as const;

/** The highest number of slides with dots; a text replaces the dots of more slides. */
const MOST_DOTS = 5;

interface CarouselProps {
  /** The accessible name. */
  label: string;
  /** The slides; all of them are in the server's HTML. */
  children: ReactNode;
  /** Milliseconds between slides; 0 for none. */
  autoplay?: number;
  loop?: boolean;
  /** Slides in view, by width: phone, from 576, from 768, from 992 px. */
  perView?: readonly [number, number, number, number];
  /** Pixels between slides. */
  gap?: number;
  controls?: 'below' | 'over';
  className?: string;
}

/** The WAI carousel pattern. Without script the slides scroll; a single slide has no controls. */
export function Carousel({
  label,
  children,
  autoplay = 0,
  loop = false,
  perView = [1, 1, 1, 1],
  gap = 0,
  controls = 'below',
  className,
}: CarouselProps) {
  const slides = Children.toArray(children);
  const [viewportRef, api] = useEmblaCarousel({
    loop,
    align: 'start',
    slidesToScroll: 1,
    watchFocus: false,
    // Embla moves the slides by script, so CSS rules for reduced motion do not stop it.
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const [position, setPosition] = useState({ selected: 0, count: 0, back: false, forth: false });
  const [isInView, setInView] = useState(true);
  /** True if the visitor, not autoplay, chose the slide; only then is it announced. */
  const [isChosen, setChosen] = useState(false);
  const place = `${position.selected + 1} de ${position.count}`;

  // A carousel out of view does not move, and loads the pictures of its other slides once it is in view.
  useEffect(() => {
    if (!api) return;
    const root = api.rootNode();
    const observer = new IntersectionObserver((changes) => {
      // A quick scroll delivers several entries at once, the newest last.
      const isSeen = changes.at(-1)?.isIntersecting === true;
      setInView(isSeen);
      if (isSeen) root.dataset.seen = '';
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [api]);

  const advance = () => {
    if (api?.canScrollNext()) api.scrollNext();
    else api?.scrollTo(0);
    setChosen(false);
  };
  const { isPaused, play, hold } = useAutoplay(
    position.count > 1 && isInView ? autoplay : 0,
    advance,
  );

  useEffect(() => {
    if (!api) return;
    const update = () => {
      const selected = api.selectedScrollSnap();
      const nodes = api.slideNodes();
      const inView = Math.round(api.rootNode().offsetWidth / (nodes[0]?.offsetWidth ?? 1));
      // The keyboard and screen readers reach only the slides in view.
      nodes.forEach((node, index) => {
        const after = (index - selected + nodes.length) % nodes.length;
        node.toggleAttribute('inert', after >= inView);
      });
      setPosition({
        selected,
        count: api.scrollSnapList().length,
        back: api.canScrollPrev(),
        forth: api.canScrollNext(),
      });
    };
    const choose = () => {
      setChosen(true);
      update();
    };
    update();
    api.on('select', choose).on('reInit', update);
    return () => {
      api.off('select', choose).off('reInit', update);
    };
  }, [api]);

  const [phone, small, medium, large] = perView;
  const allFrom = WIDTHS[perView.findIndex((count) => count >= slides.length)];
  const layout = {
    '--per-phone': phone,
    '--per-small': small,
    '--per-medium': medium,
    '--per-large': large,
    '--gap': `${gap}px`,
  } as CSSProperties;

  return (
    <div
      role="region"
      aria-roledescription="carrusel"
      aria-label={label}
      className={clsx(styles.carousel, styles[controls], className)}
      style={layout}
      data-whole-from={allFrom}
      onMouseEnter={() => hold('pointer', true)}
      onMouseLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      {slides.length > 1 && (
        <CarouselControls
          {...position}
          place={place}
          hasDots={slides.length <= MOST_DOTS}
          onStep={(step) => (step > 0 ? api?.scrollNext() : api?.scrollPrev())}
          {...(autoplay > 0 ? { playing: !isPaused, onPlaying: play } : {})}
        />
      )}
      <div
        ref={viewportRef}
        className={clsx(styles.viewport, api && styles.ready)}
        tabIndex={api ? undefined : 0}
      >
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription="diapositiva"
              aria-label={`${index + 1} de ${slides.length}`}
              className={styles.slide}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <VisuallyHidden>
          <span role="status" data-print="hide">
            {isChosen && place}
          </span>
        </VisuallyHidden>
      )}
    </div>
  );
}

/** Independent reasons to pause. */
type Hold = 'pointer' | 'focus';
const NO_HOLD: Record<Hold, boolean> = { pointer: false, focus: false };

/**
 * Runs `advance` every `delay` ms (0: never) while nothing pauses it. The visitor's own pause outlives
 * hover and focus; embla-carousel-autoplay would resume after them, a drag or a resize. It starts paused
 * under reduced motion.
 */
function useAutoplay(delay: number, advance: () => void) {
  const [isPaused, setPaused] = useState(false);
  const [holds, setHolds] = useState(NO_HOLD);

  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setPaused(preference.matches);
    follow();
    preference.addEventListener('change', follow);
    return () => preference.removeEventListener('change', follow);
  }, []);

  const tick = useEffectEvent(() => {
    if (!document.hidden) advance();
  });
  const isRunning = delay > 0 && !isPaused && !holds.pointer && !holds.focus;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick(), delay);
    return () => clearInterval(timer);
  }, [isRunning, delay]);

  const hold = (by: Hold, on: boolean) => setHolds((before) => ({ ...before, [by]: on }));
  const play = (on: boolean) => {
    setPaused(!on);
    // Play overrides hover and focus, because both are on the button.
    if (on) setHolds(NO_HOLD);
  };
  return { isPaused, play, hold };
}
