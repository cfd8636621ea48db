'use client';

import { useCallback, useState } from 'react';
import { PressCard } from '@/components/press/PressCard';
import { usePageBottom } from '@/components/press/usePageBottom';
import { usePress } from '@/components/press/usePress';
import { UrlStateListener } from '@/components/ui/UrlStateListener';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { LoadMore } from '@/components/ui/LoadMore';
import { SiteLink } from '@/components/ui/SiteLink';
import { useFocusNew } from '@/components/ui/useFocusNew';
import { PRESS_PAGE_SIZE, readPressUrl, type PressPages } from '@/lib/features/press/pagination';
import { withOwnCampaign } from '@/lib/server/routing/campaign-query';
import { routes } from '@/lib/server/routing/routes';
import browser from '@/components/ui/ListBrowser.module.css';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/press/PressBrowser.module.css';

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
  const [list, expectNew] = useFocusNew<HTMLUListElement>(count);

  const start = (shown.firstPage - 1) * PRESS_PAGE_SIZE;
  const next = shown.page + 1;
  const grow = useCallback(
    () => window.history.replaceState(null, '', withOwnCampaign(routes.press(next))),
    [next],
  );
  usePageBottom(state === 'current' && shown.hasMore, grow);

  return (
    <div className={shared.stack4}>
      <UrlStateListener onUrlChange={onUrlChange} />
      <p role="status" className={browser.status} data-print="hide">
        {state === 'loading' && 'Cargando más comunicados…'}
        {state === 'current' &&
          (shown.hasMore ? `Se muestran ${count} comunicados` : `${count} comunicados; son todos`)}
      </p>
      {shown.firstPage > 1 && (
        <SiteLink href={routes.press(shown.firstPage - 1)}>Ver comunicados más recientes</SiteLink>
      )}
      <ul ref={list} className={styles.list} aria-busy={state === 'loading'}>
        {shown.cards.map((card, index) => (
          // Target of "load more" without script.
          <li key={card.id} id={`comunicado-${start + index + 1}`}>
            <PressCard card={card} priority={index === 0} />
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
