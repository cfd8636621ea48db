'use client';

import { useRef } from 'react';
import { ReportSkeleton } from '@/components/sustainability/ReportSkeleton';
import { ReportSlide } from '@/components/sustainability/ReportSlide';
import { useReportSearch } from '@/components/sustainability/useReportSearch';
import { UrlStateListener } from '@/components/ui/UrlStateListener';
import { Button } from '@/components/ui/Button';
import { Carousel } from '@/components/ui/Carousel';
import { EmptyState } from '@/components/ui/EmptyState';
import { SearchInput } from '@/components/ui/SearchInput';
import type { SustainabilityReport } from '@/lib/content/gateway/sustainability';
import { filterReports, reportCount } from '@/lib/features/sustainability/report-filter';
import styles from '@/components/sustainability/ReportFinder.module.css';

/** Section 9: 1 slide per view, 3 from 768 px, 3000 ms, 30 px apart. */
const PER_VIEW = [1, 1, 3, 3] as const;
const AUTOPLAY_MS = 3_000;
const GAP_PX = 30;

/** The reports in a carousel, and a box that filters them as one types. */
export function ReportFinder({ reports }: { reports: SustainabilityReport[] }) {
  const { term, settledTerm, isSettling, search, followUrl } = useReportSearch();
  const input = useRef<HTMLInputElement>(null);
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
