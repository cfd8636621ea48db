import { nameKey } from '@/lib/util/names';

/** Returns the reports whose name contains every word of the term, ignoring accents and case. */
export function filterReports<R extends { report_name: string }>(reports: R[], term: string): R[] {
  const words = nameKey(term).split(' ').filter(Boolean);
  return reports.filter((report) => {
    const name = nameKey(report.report_name);
    return words.every((word) => name.includes(word));
  });
}

/** Returns "7 informes", "1 informe", or a sentence for none. */
export function reportCount(count: number): string {
  if (count === 0) return 'Ningún informe coincide con tu búsqueda.';
  return count === 1 ? '1 informe' : `${count} informes`;
}
