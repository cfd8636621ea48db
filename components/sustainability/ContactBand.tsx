import { ButtonLink } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/sustainability/Sustainability.module.css';

/** A link to the contact form, which opens with a message about sustainability. */
export function ContactBand({ title }: { title: string }) {
  return (
    <Section ground="deep" labelledBy="contacto-sostenibilidad">
      <div className={styles.band} data-print="hide">
        <div className={styles.bandText}>
          <h2 id="contacto-sostenibilidad">{title}</h2>
          <p>
            Escríbenos: el formulario se abre con un mensaje listo para quienes llevan estos
            programas.
          </p>
        </div>
        <ButtonLink href={routes.contactAboutSustainability()} tone="accent">
          Ir a contacto
        </ButtonLink>
      </div>
    </Section>
  );
}
