'use client';

import { useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import type { LiveFinderProps } from '@/components/zone-finder/LiveFinder';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { SearchInput } from '@/components/ui/SearchInput';
import { useLazy } from '@/components/ui/useLazy';
import { useTypedBefore } from '@/components/ui/useTypedBefore';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/zone-finder/ZoneFinder.module.css';
import shared from '@/components/ui/shared.module.css';

const loadLiveFinder = () =>
  import('@/components/zone-finder/LiveFinder').then(({ LiveFinder }) => LiveFinder);

const MIN_LETTERS = 2;

/** Room for results between the box and the keyboard of a phone. */
function scrollToTop(box: HTMLInputElement): void {
  if (matchMedia('(pointer: coarse)').matches) box.form?.scrollIntoView();
}

/**
 * Arrows lead from the box through the results and back, Escape from a result to the box. Each
 * result stays a link that Tab reaches.
 */
function moveAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: finder, target } = event;
  const box = finder.querySelector('input');
  const stops = [box, ...finder.querySelectorAll<HTMLElement>('li a')];
  const at = stops.findIndex((stop) => stop === target);
  const by = { ArrowDown: 1, ArrowUp: -1 }[key];
  const next = key === 'Escape' && at > 0 ? box : by !== undefined && at >= 0 && stops[at + by];
  if (!next || event.nativeEvent.isComposing) return;
  event.preventDefault();
  next.focus();
}

interface ZoneFinderProps {
  term?: string;
  /** The results of `term`, until the visitor searches anew. */
  children?: ReactNode;
}

/**
 * The form that finds a zone. It works without script; with it the results come as one types, as a
 * list of links under the box: they move nothing over the page, are as large as a thumb, and stay
 * readable above the keyboard of a phone.
 */
export function ZoneFinder({ term = '', children }: ZoneFinderProps) {
  const box = useRef<HTMLInputElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const [live, setLive] = useState<LiveFinderProps>();
  const { loaded: LiveFinder, hasFailed } = useLazy(loadLiveFinder, isUsed);
  const shown = live ?? { term: '', submits: 0, nearPress: 0 };

  const search = (typed: string) => {
    setIsUsed(true);
    const wanted = typed.trim();
    setLive({ term: wanted.length < MIN_LETTERS ? '' : wanted, submits: 0, nearPress: 0 });
  };
  useTypedBefore(box, search);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const wanted = String(new FormData(event.currentTarget).get('q')).trim();
    if (!LiveFinder || wanted.length < MIN_LETTERS) return;
    event.preventDefault();
    setLive({ term: wanted, nearPress: 0, submits: shown.submits + 1 });
  };
  const locate = () => {
    setIsUsed(true);
    setLive({ ...shown, nearPress: shown.nearPress + 1 });
  };
  return (
    <div className={clsx(shared.stack2, shared.top)} onKeyDown={moveAmongResults}>
      <form
        role="search"
        aria-label="Zonas"
        action={routes.zoneFinder()}
        className={styles.form}
        data-print="hide"
        onSubmit={submit}
      >
        <SearchInput
          ref={box}
          name="q"
          label="Colonia, zona, ciudad o código postal"
          placeholder="Ej. Cumbres o 64440"
          defaultValue={term}
          required
          onFocus={({ currentTarget }) => {
            setIsUsed(true);
            scrollToTop(currentTarget);
          }}
          onInput={(event) => search(event.currentTarget.value)}
        />
        <Button type="submit">Buscar</Button>
        <Button tone="quiet" data-script="only" onClick={locate}>
          <Icon name="pin" />
          Cerca de mí
        </Button>
      </form>
      <div className={styles.answer}>
        {LiveFinder && isUsed && <LiveFinder {...shown} />}
        {live && hasFailed && (
          <p role="status">No pudimos cargar la búsqueda. Escriba su zona y presione “Buscar”.</p>
        )}
        {!live && children}
      </div>
    </div>
  );
}
