'use client';

import clsx from 'clsx';
import dynamic from 'next/dynamic';
import Image from 'next/image';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { FlipbookLoading } from '@/components/reports/flipbook/FlipbookLoading';
import { readPageHash } from '@/lib/features/reports/flipbook/page-address';
import { PAGE_WIDTH } from '@/lib/features/reports/flipbook/page-size';
import styles from '@/components/reports/flipbook/FlipbookPlace.module.css';

/** With pdfjs and page-flip: some 400 kB that no other page loads, and this one after its HTML. */
const Flipbook = dynamic(
  () => import('@/components/reports/flipbook/Flipbook').then((module) => module.Flipbook),
  { ssr: false, loading: () => <FlipbookLoading /> },
);

/** Of A4, as nearly all reports; other pages are shown whole within it. */
const SHEET_RATIO = Math.SQRT2;

function followHash(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

const namedPage = () => readPageHash(location.hash) ?? 1;

interface FlipbookPlaceProps {
  /** The PDF's path on the site. */
  file: string;
  /** Its size in bytes, where known. */
  size?: number;
  title: string;
  /** The cover, without script and where the PDF gives no picture. */
  children: ReactNode;
}

/**
 * The flipbook's place, of the book's size from the start so that nothing moves when it opens. Until then
 * the report's first page is in the very place of the book's, as a picture that the server draws
 * (docs/decisions/0026-first-page-of-a-report.md).
 */
export function FlipbookPlace({ file, size, title, children }: FlipbookPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const page = useSyncExternalStore(followHash, namedPage, () => 1);
  const place = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may have failed before there was a script to notice.
    const picture = sheet.current?.querySelector('img');
    if (picture?.complete && picture.naturalWidth === 0) setMissing(true);
    // A link to a page of the report is a link to the book; one who has scrolled already stays.
    if (readPageHash(location.hash) !== undefined && window.scrollY === 0)
      place.current?.scrollIntoView();
  }, []);
  const picture = { src: file, width: PAGE_WIDTH, height: Math.round(PAGE_WIDTH * SHEET_RATIO) };
  return (
    <div ref={place} className={styles.place}>
      <noscript className={styles.cover}>{children}</noscript>
      <div className={styles.first} data-script="only" hidden={isOpen}>
        <div className={styles.firstFrame}>
          <div className={styles.firstBar} data-print="hide" />
          <div className={styles.firstStage}>
            {isMissing ? (
              children
            ) : (
              <div
                ref={sheet}
                className={styles.firstSheet}
                onErrorCapture={() => setMissing(true)}
              >
                {page === 1 ? (
                  <Image
                    {...picture}
                    alt={`Página 1 de ${title}`}
                    className={clsx(styles.picture, styles.firstPicture)}
                    preload
                    fetchPriority="high"
                  />
                ) : (
                  <span className={styles.firstNumber} aria-hidden="true">
                    {page}
                  </span>
                )}
              </div>
            )}
          </div>
        </div>
      </div>
      <div className={styles.book} data-script="only">
        <Flipbook
          file={file}
          size={size}
          title={title}
          firstPage={
            isMissing ? undefined : (
              <Image
                {...picture}
                alt=""
                className={styles.picture}
                loading="eager"
                decoding="sync"
              />
            )
          }
          onOpen={setOpen}
        />
      </div>
    </div>
  );
}
