import { ProgramDetail } from '@/components/programs/ProgramDetail';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { Share } from '@/components/ui/Share';
import { programs } from '@/lib/features/content-types/programs';
import { typePage } from '@/lib/features/page/type-page';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { placeholderParams } from '@/lib/features/page/params';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('name');

const programPage = typePage(programs);

export const generateMetadata = programPage.metadata;

export default async function ProgramPage({ params }: PageProps<'/resp_detalle/[name]'>) {
  const program = await programPage.require(params);
  return (
    <>
      <PageHeader
        title={program.program_name}
        trail={[{ label: 'Responsabilidad social', href: routes.socialResponsibility() }]}
      >
        <Share title={program.program_name} url={absoluteUrl(programs.path(program))} />
      </PageHeader>
      <Section>
        <ProgramDetail program={program} />
      </Section>
    </>
  );
}
