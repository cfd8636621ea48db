'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/icons';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { LoadMore } from '@/components/ui/LoadMore';
import { SiteLink } from '@/components/ui/SiteLink';
import { useFocusNew } from '@/components/ui/useFocusNew';
import {
  PRESS_PAGE_SIZE,
  type PressCard,
  type PressPages,
  type PressRoom,
} from '@/lib/features/press/pagination';
import { apiRoutes, routes } from '@/lib/server/routing/routes';
import { asObject, fetchJson } from '@/lib/util/json';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/press/PressBrowser.module.css';

/** Window heights below the screen within which more cards load, so that nothing moves in view. */
const WINDOWS_AHEAD = 2;

/**
 * Calls `onReach` when at most two window heights are left below, while the URL contains 'prensa'
 * (specification, section 4). Not called while the focus is in the footer, which would move away.
 */
function usePageBottom(onReach: () => void): void {
  const check = useEffectEvent(() => {
    const left = document.documentElement.scrollHeight - scrollY - innerHeight;
    if (left > WINDOWS_AHEAD * innerHeight || !location.href.includes('prensa')) return;
    if (!document.activeElement?.closest('footer')) onReach();
  });
  useEffect(() => {
    // The visitor may have scrolled before hydration.
    if (scrollY > 0) check();
    addEventListener('scroll', check, { passive: true });
    return () => removeEventListener('scroll', check);
  }, []);
}

function statusOf({ cards, firstPage, hasMore }: PressPages): string {
  const count = cards.length;
  if (hasMore || firstPage > 1) return `Se muestran ${count} comunicados`;
  return count === 1 ? '1 comunicado; es el único' : `${count} comunicados; son todos`;
}

/** The list of the press room, which grows by 8. The URL follows, so a reload or Back shows the same. */
export function PressBrowser({ initial }: { initial: PressPages }) {
  const [shown, setShown] = useState(initial);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { cards, firstPage, page, hasMore } = shown;
  const [list, expectNew] = useFocusNew(cards.length);
  const start = (firstPage - 1) * PRESS_PAGE_SIZE;
  const next = page + 1;

  const load = async () => {
    setState('loading');
    try {
      // The API counts from 0, so the page after page `n` is its page `n`.
      const room = await fetchJson(apiRoutes.press(page), asObject<PressRoom>);
      const known = new Set(cards.map(({ id }) => id));
      const added = room.cards.filter(({ id }) => !known.has(id));
      setShown({ ...shown, page: next, cards: [...cards, ...added], hasMore: room.hasMore });
      history.replaceState(null, '', routes.press(next));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  usePageBottom(() => state === 'idle' && hasMore && void load());

  return (
    <div className={shared.stack4}>
      <p role="status" className={shared.listStatus} data-print="hide">
        {state === 'loading' && 'Cargando más comunicados…'}
        {state === 'idle' && statusOf(shown)}
      </p>
      {firstPage > 1 && (
        <SiteLink href={routes.press(firstPage - 1)} className={shared.target}>
          Ver comunicados más recientes
        </SiteLink>
      )}
      <ul ref={list} className={styles.list} aria-busy={state === 'loading'}>
        {cards.map((card, index) => (
          // Target of "load more" without script.
          <li key={card.id} id={`comunicado-${start + index + 1}`}>
            <PressItem card={card} priority={index === 0} />
          </li>
        ))}
      </ul>
      {state === 'failed' && (
        <LoadFailure
          message="No pudimos cargar más comunicados; los anteriores siguen aquí."
          onRetry={() => void load()}
        />
      )}
      {state !== 'failed' && hasMore && (
        <LoadMore
          href={`${routes.press(next)}#comunicado-${start + cards.length + 1}`}
          label="Cargar más comunicados"
          isBusy={state === 'loading'}
          onLoad={() => {
            expectNew();
            void load();
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
