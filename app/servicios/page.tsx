import { ServicesOverview } from '@/components/lines/ServicesDetail';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { firstServicesLine, readLineBar, withServices } from '@/lib/features/lines/page';
import { requireFound } from '@/lib/features/page/require-content';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

export const prefetch = 'force-disabled';

export const metadata = pageMetadata(fixedPages.services);

export default async function ServicesPage() {
  const [first, lines] = await Promise.all([firstServicesLine(), readLineBar()]);
  const result = await withServices(first);
  if (result.status === 'missing') return <NoServices />;
  return <ServicesOverview page={requireFound(result, 'the services')} lines={lines} />;
}

/** The page while no line is published. */
function NoServices() {
  return (
    <>
      <PageHeader title="Servicios" />
      <Section>
        <EmptyState message="Por ahora no hay servicios publicados. Con gusto te atendemos en persona.">
          <ButtonLink href={routes.contact()}>Ir a contacto</ButtonLink>
        </EmptyState>
      </Section>
    </>
  );
}
