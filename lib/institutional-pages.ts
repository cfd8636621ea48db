import type { Institutional } from '@/lib/gateway/institutional';
import { isEmptyHtml } from '@/lib/html/empty';
import { routes } from '@/lib/routes';

const is = (name: string) => (page: { element: string }) =>
  page.element.trim().toLowerCase() === name.toLowerCase();

const isJobBoard = is('Bolsa de Trabajo');
const isAnnualReports = is('Informes Anuales');
const isPresence = is('Presencia Nacional');

/**
 * Where an institutional page sends its visitor instead of showing itself (specification,
 * section 2, "Institutional page"); undefined when it is a page of its own.
 */
export function institutionalRedirect(
  page: Pick<Institutional, 'element' | 'description'>,
): string | undefined {
  if (isAnnualReports(page)) return routes.annualReports();
  if (isPresence(page)) return routes.map();
  return isEmptyHtml(page.description) ? routes.home() : undefined;
}

/** The tabs: every page but the job board. */
export function institutionalTabs<P extends { element: string }>(pages: P[]): P[] {
  return pages.filter((page) => !isJobBoard(page));
}

/** The first page that is one of its own: where 'Conocenos' leads. */
export function firstInstitutionalPage(pages: Institutional[]): Institutional | undefined {
  return institutionalTabs(pages).find((page) => institutionalRedirect(page) === undefined);
}
