import type { Metadata } from 'next';
import { BranchIndex } from '@/components/branches/BranchIndex';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { groupByState } from '@/lib/branches-by-state';
import { getBranches } from '@/lib/gateway/branches';
import { listOrEmpty } from '@/lib/gateway/result';
import { requireSomeContent } from '@/lib/page-subject';
import { routes } from '@/lib/routes';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata(fixedPages.branches);

export default async function BranchesPage() {
  const result = await getBranches();
  requireSomeContent([result], 'the branches');
  const groups = groupByState(listOrEmpty(result));
  return (
    <>
      <PageHeader
        title="Sucursales"
        lead="Encuentre la más cercana: dirección, teléfono y zonas que atendemos en cada ciudad."
      />
      {groups.length > 0 ? (
        <BranchIndex groups={groups} />
      ) : (
        <Section>
          <EmptyState message="Por ahora no hay sucursales publicadas. Con gusto le atendemos por teléfono o por correo.">
            <ButtonLink href={routes.contact()}>Ir a contacto</ButtonLink>
          </EmptyState>
        </Section>
      )}
    </>
  );
}
