import { ClientsSlider } from '@/components/ui/ClientsSlider';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { BusinessLine } from '@/lib/content/gateway/business-lines';

/** Clients of one line. */
export function LineClients({ clients }: { clients: BusinessLine['list_clients'] }) {
  if (clients.length === 0) return null;
  return (
    <div data-print="hide">
      <Section labelledBy="clientes">
        <SectionHeading id="clientes" title="Ellos ya confian en nosotros" />
        <ClientsSlider clients={clients} />
      </Section>
    </div>
  );
}
