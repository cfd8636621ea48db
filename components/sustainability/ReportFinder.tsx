'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { UrlStateListener } from '@/components/ui/UrlStateListener';
import { Button } from '@/components/ui/Button';
import { Carousel } from '@/components/ui/Carousel';
import { EmptyState } from '@/components/ui/EmptyState';
import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { SearchInput } from '@/components/ui/SearchInput';
import { useTypedBefore } from '@/components/ui/hydration';
import type { SustainabilityReport } from '@/lib/content/gateway/sustainability';
import { filterReports, reportCount } from '@/lib/features/sustainability/report-filter';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/sustainability/ReportFinder.module.css';

/** Section 9: 1 slide per view, 3 from 768 px, 3000 ms, 30 px apart. */
const PER_VIEW = [1, 1, 3, 3] as const;
const AUTOPLAY_MS = 3_000;
const GAP_PX = 30;

/** Section 9: the time that the report search shows its skeleton. */
const SKELETON_MS = 200;
const PARAMETER = 'informe';

/** Writes the term to the URL, so that it can be shared and survives Back. */
function writeToUrl(term: string): void {
  const url = new URL(location.href);
  if (term.trim() === '') url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, term);
  history.replaceState(null, '', url);
}

/**
 * Returns the search term as typed, and as settled 200 ms after the last key.
 *
 * `followUrl` applies the term of the URL, because the router keeps previous pages with their old search.
 */
function useReportSearch() {
  const [term, setTerm] = useState('');
  const [settledTerm, setSettledTerm] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settledNow = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = useCallback((value: string) => {
    settledNow.current = value;
    setSettledTerm(value);
  }, []);

  const search = (value: string) => {
    setTerm(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      settle(value);
      writeToUrl(value);
    }, SKELETON_MS);
  };

  const followUrl = useCallback(
    (_path: string, query: string) => {
      const value = new URLSearchParams(query).get(PARAMETER) ?? '';
      // `writeToUrl` made this change.
      if (value.trim() === settledNow.current.trim()) return;
      clearTimeout(timer.current);
      setTerm(value);
      settle(value);
    },
    [settle],
  );

  return { term, settledTerm, isSettling: term !== settledTerm, search, followUrl };
}

/** The reports in a carousel, and a box that filters them as the visitor types. */
export function ReportFinder({ reports }: { reports: SustainabilityReport[] }) {
  const { term, settledTerm, isSettling, search, followUrl } = useReportSearch();
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, search);
  const shown = filterReports(reports, settledTerm);
  const showAll = () => {
    search('');
    input.current?.focus();
  };
  return (
    <div className={styles.finder}>
      <UrlStateListener onUrlChange={followUrl} />
      <form
        role="search"
        className={styles.bar}
        data-script="only"
        data-print="hide"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchInput
          ref={input}
          label="Buscar informe"
          placeholder="Nombre o año"
          value={term}
          onChange={(event) => search(event.target.value)}
        />
        <p role="status" className={styles.status} data-print="hide">
          {reportCount(shown.length)}
        </p>
      </form>
      <div aria-busy={isSettling}>
        {isSettling && <ReportSkeleton />}
        {!isSettling && shown.length === 0 && (
          <EmptyState message={`No encontramos informes con “${settledTerm.trim()}”.`}>
            <Button onClick={showAll}>Ver todos los informes</Button>
          </EmptyState>
        )}
        {!isSettling && shown.length > 0 && (
          <Carousel
            label="Lista de informes"
            perView={PER_VIEW}
            autoplay={AUTOPLAY_MS}
            gap={GAP_PX}
            loop={shown.length > PER_VIEW[3]}
          >
            {shown.map((report, index) => (
              <ReportSlide key={index} report={report} />
            ))}
          </Carousel>
        )}
      </div>
    </div>
  );
}

/** A report's cover; a click on it downloads the report. */
function ReportSlide({ report }: { report: SustainabilityReport }) {
  const cover = (
    <>
      <Picture
        file={report.name_cover_image}
        alt=""
        sizes="(min-width: 75em) 380px, (min-width: 48em) 33vw, 100vw"
        ratio="1/1"
      />
      <span className={styles.slideName}>{report.report_name}</span>
    </>
  );
  if (report.url_report_file === '') {
    return (
      <div className={styles.slideReport}>
        {cover}
        <span className={styles.slideAction}>Documento no disponible</span>
      </div>
    );
  }
  return (
    <a
      href={routes.document(report.url_report_file)}
      download={report.url_report_file}
      className={styles.slideReport}
    >
      {cover}
      <span className={styles.slideAction}>
        <Icon name="download" />
        Descargar pdf
      </span>
    </a>
  );
}

/** Takes the carousel's place and size while a search settles. */
function ReportSkeleton() {
  return (
    <div className={styles.skeletonRow} aria-hidden="true" data-testid="report-skeleton">
      {[0, 1, 2].map((slide) => (
        <div key={slide} className={styles.skeletonSlide}>
          <div className={styles.skeletonCover} />
          <div className={styles.skeletonName} />
          <div className={styles.skeletonAction} />
        </div>
      ))}
    </div>
  );
}
