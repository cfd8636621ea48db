import clsx from 'clsx';
import { Wizard } from '@/components/quote/Wizard';
import { ButtonLink } from '@/components/ui/Button';
import { PageHeader } from '@/components/ui/PageHeader';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { config } from '@/lib/config';
import type { QuoteLine } from '@/lib/features/quote/page';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/quote/Wizard.module.css';
import shared from '@/components/ui/shared.module.css';

interface QuoteViewProps {
  lines: readonly QuoteLine[];
  /** The document title of the page. */
  title: string;
}

/** The quote page's head and wizard, on both of its paths. */
export function QuoteView({ lines, title }: QuoteViewProps) {
  return (
    <>
      <PageHeader title="Cotiza tu servicio" look="bar" lead="Cinco pasos y un asesor te llama." />
      <Section className={styles.section}>
        <noscript>
          <p className={clsx(shared.panel, shared.large, shared.padded)}>
            Para cotizar paso a paso se necesita JavaScript. Sin él, usa la solicitud de cotización
            o llámanos al <PhoneLinks />.
          </p>
          <p className={styles.plainForm}>
            <ButtonLink href={routes.quoteRequestForm()}>Continuar con el formulario</ButtonLink>
          </p>
        </noscript>
        {lines.length > 0 ? (
          <Wizard lines={lines} title={title} facts={config.facts} />
        ) : (
          <p className={clsx(shared.panel, shared.large, shared.padded)}>
            En este momento no podemos mostrar los servicios. Llámanos al <PhoneLinks /> o{' '}
            <SiteLink href={routes.contact()}>escríbenos</SiteLink> y preparamos tu cotización.
          </p>
        )}
      </Section>
    </>
  );
}
