import { ReportCard } from '@/components/reports/ReportCard';
import { ButtonLink } from '@/components/ui/Button';
import { CardGrid } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { readAnnualReports } from '@/lib/features/reports/read-reports';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

export const prefetch = 'force-disabled';

const { title: TITLE, description: LEAD } = fixedPages.annualReports;

export const metadata = pageMetadata(fixedPages.annualReports);

export default async function AnnualReportsPage() {
  const result = await readAnnualReports();
  requireSomeContent([result], 'informes_anuales');
  const reports = listOrEmpty(result);
  return (
    <>
      <PageHeader title={TITLE} lead={LEAD} />
      <Section>
        {reports.length > 0 ? (
          <CardGrid>
            {reports.map((report, index) => (
              <li key={report.id}>
                <ReportCard report={report} priority={index === 0} />
              </li>
            ))}
          </CardGrid>
        ) : (
          <EmptyState message="Por ahora no hay informes anuales publicados.">
            <ButtonLink href={routes.sustainability()}>Ver sostenibilidad</ButtonLink>
          </EmptyState>
        )}
      </Section>
    </>
  );
}
