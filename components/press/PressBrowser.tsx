'use client';

import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/icons';
import { UrlStateListener } from '@/components/ui/UrlStateListener';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { LoadMore } from '@/components/ui/LoadMore';
import { SiteLink } from '@/components/ui/SiteLink';
import { useFocusNew } from '@/components/ui/useFocusNew';
import { useLastDefined } from '@/components/ui/useLastDefined';
import { useRequested } from '@/components/ui/useRequested';
import type { PressRoom } from '@/lib/features/press/cards';
import {
  PRESS_PAGE_SIZE,
  readPressUrl,
  type PressCard,
  type PressPages,
} from '@/lib/features/press/pagination';
import { apiRoutes, routes } from '@/lib/server/routing/routes';
import { asObject, fetchJson } from '@/lib/util/fetch-json';
import browser from '@/components/ui/ListBrowser.module.css';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/press/PressBrowser.module.css';

/** The server's pages and those after them, an item that moved between two reads shown once. */
function joined(initial: PressPages, page: number, rooms: PressRoom[]): PressPages {
  const cards = new Map(initial.cards.map((card) => [card.id, card]));
  for (const card of rooms.flatMap((room) => room.cards)) {
    if (!cards.has(card.id)) cards.set(card.id, card);
  }
  return { ...initial, page, cards: [...cards.values()], hasMore: rooms.at(-1)?.hasMore ?? false };
}

/** The press room up to `page`: the server's part, and each further page once from the API. */
function usePress(initial: PressPages, page: number) {
  const [known] = useState(() => new Map<number, PressRoom>());
  const read = async (index: number): Promise<PressRoom> => {
    const room = known.get(index) ?? (await fetchJson(apiRoutes.press(index), asObject<PressRoom>));
    known.set(index, room);
    return room;
  };
  const load = async () => {
    // The gateway counts from 0, so the page after page `n` is its page `n`.
    const missing = Array.from({ length: page - initial.page }, (_, i) => initial.page + i);
    return joined(initial, page, await Promise.all(missing.map(read)));
  };
  const { current, ...request } = useRequested(
    page > initial.page ? undefined : initial,
    `press ${initial.page} ${page}`,
    load,
  );
  return { shown: useLastDefined(current, initial), ...request };
}

/** Pixels that zoomed browsers may fall short of the bottom. */
const SLACK = 4;

function isAtBottom(): boolean {
  const reached = window.scrollY + window.innerHeight;
  return reached >= document.documentElement.scrollHeight - SLACK;
}

/**
 * Calls `onReach` at the page bottom, only while the URL contains 'prensa' (specification, section
 * 4), and not while the focus is in the footer, which would move away.
 */
function usePageBottom(isActive: boolean, onReach: () => void): void {
  const hasLooked = useRef(false);
  const check = useEffectEvent(() => {
    if (!window.location.href.includes('prensa') || !isAtBottom()) return;
    if (document.activeElement?.closest('footer')) return;
    onReach();
  });
  useEffect(() => {
    if (!isActive) return;
    window.addEventListener('scroll', check, { passive: true });
    // The visitor may have scrolled before hydration; checked once.
    if (!hasLooked.current && window.scrollY > 0) check();
    hasLooked.current = true;
    return () => window.removeEventListener('scroll', check);
  }, [isActive]);

  // Scroll anchoring would keep the footer in view and load page after page.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    return () => {
      style.removeProperty('overflow-anchor');
    };
  }, []);
}

function pressStatus({ cards, firstPage, hasMore }: PressPages): string {
  const count = cards.length;
  if (hasMore || firstPage > 1) return `Se muestran ${count} comunicados`;
  return count === 1 ? '1 comunicado; es el único' : `${count} comunicados; son todos`;
}

/**
 * The press room's list. It grows by 8 at the page bottom or by the link; the URL follows, so that
 * a reload or Back shows the same list.
 */
export function PressBrowser({ initial }: { initial: PressPages }) {
  const [page, setPage] = useState(initial.page);
  const onUrlChange = useCallback((path: string) => {
    const read = readPressUrl(path);
    if (read !== undefined) setPage(read);
  }, []);
  const { shown, state, isBusy, retry } = usePress(initial, Math.max(page, initial.page));
  const count = shown.cards.length;
  const [list, expectNew] = useFocusNew(count);

  const start = (shown.firstPage - 1) * PRESS_PAGE_SIZE;
  const next = shown.page + 1;
  const grow = () => window.history.replaceState(null, '', routes.press(next));
  usePageBottom(state === 'current' && shown.hasMore, grow);

  return (
    <div className={shared.stack4}>
      <UrlStateListener onUrlChange={onUrlChange} />
      <p role="status" className={browser.status} data-print="hide">
        {state === 'loading' && 'Cargando más comunicados…'}
        {state === 'current' && pressStatus(shown)}
      </p>
      {shown.firstPage > 1 && (
        <SiteLink href={routes.press(shown.firstPage - 1)} className={shared.target}>
          Ver comunicados más recientes
        </SiteLink>
      )}
      <ul ref={list} className={styles.list} aria-busy={state === 'loading'}>
        {shown.cards.map((card, index) => (
          // Target of "load more" without script.
          <li key={card.id} id={`comunicado-${start + index + 1}`}>
            <PressItem card={card} priority={index === 0} />
          </li>
        ))}
        {state === 'loading' && (
          <>
            <li className={styles.skeleton} data-print="hide" aria-hidden="true" />
            <li className={styles.skeleton} data-print="hide" aria-hidden="true" />
          </>
        )}
      </ul>
      {state === 'failed' && (
        <LoadFailure
          message="No pudimos cargar más comunicados; los anteriores siguen aquí."
          isBusy={isBusy}
          onRetry={retry}
        />
      )}
      {state !== 'failed' && shown.hasMore && (
        <LoadMore
          href={`${routes.press(next)}#comunicado-${start + count + 1}`}
          label="Cargar más comunicados"
          isBusy={isBusy}
          onLoad={() => {
            expectNew();
            grow();
          }}
        />
      )}
    </div>
  );
}

function PressItem({ card, priority }: { card: PressCard; priority: boolean }) {
  return (
    <Card
      href={card.href}
      action="Ver comunicado"
      title={card.title}
      file={card.file}
      sizes="(min-width: 64em) 400px, (min-width: 35em) 60vw, 100vw"
      priority={priority}
      meta={card.date && <time dateTime={card.isoDate}>{card.date}</time>}
      className={styles.card}
    >
      {card.holds && (
        <p className={styles.cardHolds}>
          <Icon name="download" size={16} />
          {card.holds}
        </p>
      )}
    </Card>
  );
}
