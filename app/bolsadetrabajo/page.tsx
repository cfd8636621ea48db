import { JobBoardContent } from '@/components/jobs/JobBoardContent';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { getJobBoard } from '@/lib/content/gateway/job-board';
import { valueOrUndefined } from '@/lib/content/gateway/result';
import { excerpt } from '@/lib/content/html/text';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

export const prefetch = 'force-disabled';

const { jobBoard } = fixedPages;

export async function generateMetadata() {
  const board = valueOrUndefined(await getJobBoard());
  const description = excerpt(board?.paragraphs[0] ?? '') || jobBoard.description;
  return pageMetadata({ ...jobBoard, description });
}

export default async function JobBoardPage() {
  const result = await getJobBoard();
  requireSomeContent([result], 'bolsadetrabajo');
  const board = valueOrUndefined(result);
  return (
    <>
      <PageHeader title={board?.title.trim() || jobBoard.title}>
        <ButtonLink href={routes.vacancies()}>Ver vacantes</ButtonLink>
      </PageHeader>
      {board ? (
        <JobBoardContent board={board} />
      ) : (
        <Section>
          <EmptyState message="Por ahora no hay información publicada sobre la bolsa de trabajo.">
            <ButtonLink href={routes.contact()}>Ir a contacto</ButtonLink>
          </EmptyState>
        </Section>
      )}
    </>
  );
}
