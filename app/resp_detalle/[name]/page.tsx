import type { Metadata } from 'next';
import { ProgramDetail } from '@/components/programs/ProgramDetail';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { Share } from '@/components/ui/Share';
import { findProgram } from '@/lib/features/programs/find-program';
import { excerpt } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { pageMetadata } from '@/lib/features/page/metadata';
import { placeholderParams } from '@/lib/features/page/params';
import { recordPage } from '@/lib/features/page/record-page';

interface PageProps {
  params: Promise<{ name: string }>;
}

export function generateStaticParams() {
  return placeholderParams('name');
}

const programPage = recordPage({
  label: 'resp_detalle',
  names: ['name'],
  find: findProgram,
  id: ({ id_program }) => id_program,
  path: routes.program,
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const program = await programPage.record(params);
  if (!program) return {};
  return pageMetadata({
    record: program,
    title: program.program_name,
    description: excerpt(program.program_description) || program.program_name,
    path: routes.program(program),
  });
}

export default async function ProgramPage({ params }: PageProps) {
  const program = await programPage.require(params);
  return (
    <>
      <PageHeader
        title={program.program_name}
        trail={[{ label: 'Responsabilidad social', href: routes.socialResponsibility() }]}
      >
        <Share title={program.program_name} url={absoluteUrl(routes.program(program))} />
      </PageHeader>
      <Section>
        <ProgramDetail program={program} />
      </Section>
    </>
  );
}
