'use client';

import { useRef, useState, type FormEvent } from 'react';
import clsx from 'clsx';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { SearchInput } from '@/components/ui/SearchInput';
import { useLazy } from '@/components/ui/useLazy';
import { useTypedBefore } from '@/components/ui/hydration';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/zone-finder/ZoneFinder.module.css';
import shared from '@/components/ui/shared.module.css';

const loadLiveFinder = () =>
  import('@/components/zone-finder/LiveFinder').then(({ LiveFinder }) => LiveFinder);

const MIN_LETTERS = 2;

/**
 * The form that finds a zone, with the results as a list of links under the box. Its script is loaded
 * once it is used; without script the site's search finds the zone.
 */
export function ZoneFinder() {
  const box = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const [asked, setAsked] = useState({ term: '', presses: 0, isEntered: false });
  const { loaded: LiveFinder } = useLazy(loadLiveFinder, isUsed);

  const search = (typed: string, isEntered = false) => {
    setIsUsed(true);
    const term = typed.trim();
    setAsked({ term: term.length < MIN_LETTERS ? '' : term, presses: 0, isEntered });
  };
  useTypedBefore(box, search);
  const submit = (event: FormEvent) => {
    if (!LiveFinder) return;
    event.preventDefault();
    search(box.current?.value ?? '', true);
  };
  const focusAnswer = () => {
    setAsked((known) => ({ ...known, isEntered: false }));
    // A failure has a button, to try again; an answer has only links.
    const place = answer.current;
    (place?.querySelector('button') ?? place?.querySelector('a'))?.focus();
  };
  const locate = () => {
    setIsUsed(true);
    setAsked(({ presses }) => ({ term: '', presses: presses + 1, isEntered: false }));
  };
  return (
    <div className={clsx(shared.stack2, shared.top)}>
      <form
        role="search"
        aria-label="Zonas"
        action={routes.plainSearch()}
        className={styles.form}
        data-print="hide"
        onSubmit={submit}
      >
        <SearchInput
          ref={box}
          name="search"
          label="Colonia, zona, ciudad o código postal"
          placeholder="Ej. Cumbres o 64440"
          required
          onFocus={({ currentTarget }) => {
            setIsUsed(true);
            // Makes room for results between the box and a phone's keyboard.
            if (matchMedia('(pointer: coarse)').matches) currentTarget.form?.scrollIntoView();
          }}
          onInput={(event) => search(event.currentTarget.value)}
        />
        <Button type="submit">Buscar</Button>
        <Button tone="quiet" data-script="only" onClick={locate}>
          <Icon name="pin" />
          Cerca de mí
        </Button>
      </form>
      <div ref={answer} className={styles.answer}>
        {LiveFinder && isUsed && <LiveFinder {...asked} onAnswered={focusAnswer} />}
      </div>
    </div>
  );
}
