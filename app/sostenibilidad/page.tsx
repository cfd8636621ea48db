import { ContactBand } from '@/components/sustainability/ContactBand';
import { Intro } from '@/components/sustainability/Intro';
import { ProgramRows } from '@/components/sustainability/ProgramRows';
import { ReportFinder } from '@/components/sustainability/ReportFinder';
import { ListUnavailable } from '@/components/ui/EmptyState';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TabLinks } from '@/components/ui/TabLinks';
import { WidePicture } from '@/components/ui/WidePicture';
import { getStrategyContent } from '@/lib/content/gateway/programs';
import { listOrEmpty, valueOrUndefined } from '@/lib/content/gateway/result';
import {
  getSustainabilityContent,
  getSustainabilityPrograms,
  getSustainabilityReports,
} from '@/lib/content/gateway/sustainability';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { responsibilityTabs } from '@/lib/features/programs/tabs';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';
import { sortMedia } from '@/lib/features/content-types/sustainability';
import styles from '@/components/sustainability/Sustainability.module.css';

export const prefetch = 'force-disabled';

const { title: TITLE, description: LEAD } = fixedPages.sustainability;

export const metadata = pageMetadata(fixedPages.sustainability);

export default async function SustainabilityPage() {
  const [contentResult, programs, reportsResult, strategy] = await Promise.all([
    getSustainabilityContent(),
    getSustainabilityPrograms(),
    getSustainabilityReports(),
    getStrategyContent(),
  ]);
  requireSomeContent([contentResult, programs, reportsResult], 'sostenibilidad');
  const content = valueOrUndefined(contentResult);
  const reports = listOrEmpty(reportsResult);
  const lacksReports = reportsResult.status === 'unavailable';
  const media = sortMedia(content?.media ?? []);
  return (
    <>
      <PageHeader title={TITLE} lead={LEAD} />
      <TabLinks
        label="Responsabilidad social"
        links={responsibilityTabs(strategy)}
        current={routes.sustainability()}
      />
      {media.banner && <WidePicture file={media.banner} className={styles.banner} />}
      {content && (
        <Section>
          <Intro title={content.content} description={content.description} videos={media.videos} />
        </Section>
      )}
      <ProgramRows programs={programs} />
      {(reports.length > 0 || lacksReports) && (
        <Section labelledBy="informes">
          <SectionHeading
            id="informes"
            title={content?.title_reports.trim() || 'Informes de sostenibilidad'}
          />
          {lacksReports ? <ListUnavailable /> : <ReportFinder reports={reports} />}
        </Section>
      )}
      <ContactBand title={content?.title_contacts.trim() || 'Hablemos de sostenibilidad'} />
    </>
  );
}
