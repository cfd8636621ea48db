import { PressBrowser } from '@/components/press/PressBrowser';
import { PressContact } from '@/components/press/PressContact';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import type { PressPages } from '@/lib/features/press/pagination';
import { routes } from '@/lib/server/routing/routes';

/** The press room, on whichever of its pages. */
export function PressIndex({ pages }: { pages: PressPages }) {
  return (
    <>
      <PageHeader
        title="Sala de Prensa"
        lead="Comunicados, fotografías y documentos para medios de comunicación."
      />
      <Section isUnderHeader>
        {pages.cards.length === 0 ? (
          <EmptyState message="Por ahora no hay comunicados publicados.">
            <ButtonLink href={routes.blog()}>Ver las noticias</ButtonLink>
          </EmptyState>
        ) : (
          <PressBrowser initial={pages} />
        )}
      </Section>
      <PressContact />
    </>
  );
}
