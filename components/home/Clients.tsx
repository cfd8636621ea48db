import { ClientsSlider } from '@/components/ui/ClientsSlider';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { Client } from '@/lib/content/gateway/home';

export function Clients({ clients }: { clients: Client[] }) {
  if (clients.length === 0) return null;
  return (
    <Section labelledBy="clientes">
      <SectionHeading id="clientes" title="Ellos ya confian en nosotros" />
      <ClientsSlider clients={clients} />
    </Section>
  );
}
