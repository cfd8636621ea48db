'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icons';
import { PAGE_OPENED, START_DELAY_MS } from '@/lib/features/offline/messages';
import styles from '@/components/offline/OfflineSupport.module.css';

/** A copy says so in a header that nothing else on this site sends: it need not wait. */
function isCopy(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Boolean(entry?.serverTiming?.length);
}

/** Says when the page is a copy kept on this device, and starts the worker that keeps it. */
export function OfflineSupport() {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      const { startOffline } = await import('@/lib/features/offline/start');
      await startOffline(setNotice);
    };
    const begin = () => {
      clearTimeout(timer);
      // A page works without it.
      timer = setTimeout(() => void load().catch(() => undefined), isCopy() ? 0 : START_DELAY_MS);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    window.addEventListener(PAGE_OPENED, begin);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', begin);
      window.removeEventListener(PAGE_OPENED, begin);
    };
  }, []);
  if (notice === '') return null;
  return (
    <p role="status" className={styles.notice} data-print="hide">
      <Icon name="offline" size={20} />
      {notice}
    </p>
  );
}
