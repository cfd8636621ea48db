import type { ReactNode } from 'react';
import { BranchIndex } from '@/components/branches/BranchIndex';
import { BranchPages } from '@/components/branches/BranchPages';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import type { BranchIndexPage } from '@/lib/features/branches/pagination';
import type { ListedBranch } from '@/lib/content/gateway/branches';
import { routes } from '@/lib/server/routing/routes';

interface BranchesViewProps {
  index: BranchIndexPage<ListedBranch>;
  /** Stands above the index. */
  finder?: ReactNode;
}

/** The index of branches, on whichever of its pages. */
export function BranchesView({ index, finder }: BranchesViewProps) {
  return (
    <>
      <PageHeader
        title="Sucursales"
        lead="Elija su ciudad: dirección, teléfono y los días y horarios de recolección de cada zona."
      />
      {index.groups.length > 0 && finder}
      {index.groups.length > 0 ? (
        <BranchIndex groups={index.groups} />
      ) : (
        <Section>
          <EmptyState message="Por ahora no hay sucursales publicadas. Con gusto le atendemos por teléfono o por correo.">
            <ButtonLink href={routes.contact()}>Ir a contacto</ButtonLink>
          </EmptyState>
        </Section>
      )}
      <BranchPages {...index} />
    </>
  );
}
