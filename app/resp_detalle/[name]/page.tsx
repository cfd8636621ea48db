import { ProgramDetail } from '@/components/programs/ProgramDetail';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { programs } from '@/lib/features/content-types/programs';
import { typePage } from '@/lib/features/page/type-page';
import { routes } from '@/lib/server/routing/routes';
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
      />
      <Section>
        <ProgramDetail program={program} />
      </Section>
    </>
  );
}
