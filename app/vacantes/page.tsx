import type { Metadata } from 'next';
import { JobColumns } from '@/components/jobs/JobColumns';
import { JobLinkPicture } from '@/components/jobs/JobLinkPicture';
import { JobText } from '@/components/jobs/JobText';
import { VacancyActions } from '@/components/jobs/VacancyActions';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { getJobBoard } from '@/lib/gateway/job-board';
import { externalJobBoard } from '@/lib/job-board-links';
import { subjectOf } from '@/lib/page-subject';
import { routes } from '@/lib/routes';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const { title: TITLE, description: LEAD } = fixedPages.vacancies;

export const metadata: Metadata = pageMetadata(fixedPages.vacancies);

/** Where the site search leads for what it finds in the job board. */
export default async function VacanciesPage() {
  const board = subjectOf(await getJobBoard(), 'vacantes');
  const external = externalJobBoard(board.link_url);
  return (
    <>
      <PageHeader
        title={TITLE}
        trail={[{ label: 'Bolsa de trabajo', href: routes.jobBoard() }]}
        lead={LEAD}
      >
        <VacancyActions external={external} />
      </PageHeader>
      <Section>
        <JobColumns
          text={<JobText board={board} />}
          aside={<JobLinkPicture file={board.image} href={external} />}
        />
      </Section>
    </>
  );
}
