'use client';

import dynamic from 'next/dynamic';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { FirstPage } from '@/components/reports/flipbook/FirstPage';
import { FlipbookLoading } from '@/components/reports/flipbook/FlipbookLoading';
import { PagePicture } from '@/components/reports/flipbook/PagePicture';
import { Button } from '@/components/ui/Button';
import { readPageHash } from '@/lib/features/reports/flipbook/page-address';
import styles from '@/components/reports/flipbook/FlipbookPlace.module.css';
import status from '@/components/reports/flipbook/FlipbookStatus.module.css';

/** With pdfjs and page-flip: some 600 kB that no other page loads, and this one after its HTML. */
const Flipbook = dynamic(
  () => import('@/components/reports/flipbook/Flipbook').then((module) => module.Flipbook),
  { ssr: false, loading: () => <FlipbookLoading /> },
);

const never = () => () => undefined;
const readDear = () => 'saving' in document.documentElement.dataset;
/** Whether data are dear (`lib/server/response/saving.mts`); undefined until hydration. */
const useDear = () => useSyncExternalStore<boolean | undefined>(never, readDear, () => undefined);

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
 * The flipbook's place, of the book's size from the start so that nothing moves when it opens. Where
 * data are dear it opens by a press.
 */
export function FlipbookPlace({ file, size, title, children }: FlipbookPlaceProps) {
  const isDear = useDear();
  const [isWanted, setWanted] = useState(false);
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
    <div ref={place} className={styles.place}>
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
        {isDear !== false && !isWanted && (
          <div className={styles.offer} data-print="hide">
            <div className={status.place}>
              <div className={status.loading}>
                <Button onClick={() => setWanted(true)}>Ver informe</Button>
              </div>
            </div>
          </div>
        )}
        {isDear === undefined && (
          <div className={styles.waiting}>
            <FlipbookLoading />
          </div>
        )}
        {(isDear === false || isWanted) && (
          <Flipbook
            file={file}
            size={size}
            title={title}
            firstPage={isMissing ? undefined : <PagePicture file={file} alt="" />}
            onOpen={setOpen}
          />
        )}
      </div>
    </div>
  );
}
