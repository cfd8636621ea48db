import { JobColumns } from '@/components/jobs/JobColumns';
import { HowToApply, VacancyActions } from '@/components/jobs/Vacancies';
import { ButtonLink } from '@/components/ui/Button';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { getJobBoard } from '@/lib/content/gateway/job-board';
import { externalJobBoard } from '@/lib/features/jobs/links';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { firstParagraph } from '@/lib/content/html/text';
import { requireFound } from '@/lib/features/page/require-content';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

export const prefetch = 'force-disabled';

const { title: TITLE, description: LEAD } = fixedPages.vacancies;

export const metadata = pageMetadata(fixedPages.vacancies);

/** The site search links its job results here. */
export default async function VacanciesPage() {
  const board = requireFound(await getJobBoard(), 'vacantes');
  const external = externalJobBoard(board.link_url);
  const paragraph = board.paragraphs.find((html) => !isEmptyHtml(html));
  return (
    <>
      <PageHeader
        title={TITLE}
        trail={[{ label: 'Bolsa de trabajo', href: routes.jobBoard() }]}
        lead={LEAD}
      >
        <VacancyActions external={external} />
      </PageHeader>
      <Section labelledBy="postularse">
        <SectionHeading id="postularse" title="Cómo postularse" />
        <HowToApply external={external} />
      </Section>
      <Section ground="mist" labelledBy="nosotros">
        <JobColumns file={board.image} external={external}>
          <SectionHeading
            id="nosotros"
            title={board.title.trim() || 'Trabajar con nosotros'}
            lead={firstParagraph(paragraph ?? '')}
          />
          <ButtonLink href={routes.jobBoard()}>Ir a la bolsa de trabajo</ButtonLink>
        </JobColumns>
      </Section>
    </>
  );
}
