'use client';

import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { PagePicture } from '@/components/reports/flipbook/PagePicture';
import { readPageHash } from '@/lib/features/reports/flipbook/page-address';
import styles from '@/components/reports/flipbook/FirstPage.module.css';

interface FirstPageProps {
  /** The PDF's path on the site. */
  file: string;
  title: string;
  isMissing: boolean;
  /** Called where there is no picture. */
  onMissing: () => void;
  /** Shown then. */
  cover: ReactNode;
}

function followHash(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

const namedPage = () => readPageHash(location.hash) ?? 1;

/** The report before its book: the first page as a picture, in the very place of the book's. */
export function FirstPage({ file, title, isMissing, onMissing, cover }: FirstPageProps) {
  const page = useSyncExternalStore(followHash, namedPage, () => 1);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may have failed before there was a script to notice.
    const picture = sheet.current?.querySelector('img');
    if (picture?.complete && picture.naturalWidth === 0) onMissing();
  }, [onMissing]);
  return (
    <div className={styles.frame}>
      <div className={styles.bar} data-print="hide" />
      <div className={styles.stage}>
        {isMissing ? (
          cover
        ) : (
          <div ref={sheet} className={styles.sheet} onErrorCapture={onMissing}>
            {page === 1 ? (
              <PagePicture
                file={file}
                alt={`Página 1 de ${title}`}
                className={styles.picture}
                priority
              />
            ) : (
              <span className={styles.number} aria-hidden="true">
                {page}
              </span>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
