'use client';

import dynamic from 'next/dynamic';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { FirstPage } from '@/components/reports/flipbook/FirstPage';
import { FlipbookLoading } from '@/components/reports/flipbook/FlipbookLoading';
import { PagePicture } from '@/components/reports/flipbook/PagePicture';
import { readPageHash } from '@/lib/features/reports/flipbook/page-address';
import styles from '@/components/reports/flipbook/FlipbookPlace.module.css';

/** With pdfjs and page-flip: some 400 kB that no other page loads, and this one after its HTML. */
const Flipbook = dynamic(
  () => import('@/components/reports/flipbook/Flipbook').then((module) => module.Flipbook),
  { ssr: false, loading: () => <FlipbookLoading /> },
);

interface FlipbookPlaceProps {
  /** The PDF's path on the site. */
  file: string;
  /** Its size in bytes, where known. */
  size?: number;
  title: string;
  /** The cover, without script and where the PDF gives no picture. */
  children: ReactNode;
}

/** The flipbook's place, of the book's size from the start so that nothing moves when it opens. */
export function FlipbookPlace({ file, size, title, children }: FlipbookPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const onMissing = useCallback(() => setMissing(true), []);
  const place = useRef<HTMLDivElement>(null);
  // A link to a page of the report is a link to the book; one who has scrolled already stays.
  useEffect(() => {
    if (readPageHash(location.hash) !== undefined && window.scrollY === 0)
      place.current?.scrollIntoView();
  }, []);
  return (
    <div ref={place} className={styles.place} data-scripts="">
      <noscript className={styles.cover}>{children}</noscript>
      <div className={styles.first} data-script="only" hidden={isOpen}>
        <FirstPage
          file={file}
          title={title}
          isMissing={isMissing}
          onMissing={onMissing}
          cover={children}
        />
      </div>
      <div className={styles.book} data-script="only" data-mirror="hide">
        <Flipbook
          file={file}
          size={size}
          title={title}
          firstPage={isMissing ? undefined : <PagePicture file={file} alt="" />}
          onOpen={setOpen}
        />
      </div>
    </div>
  );
}
