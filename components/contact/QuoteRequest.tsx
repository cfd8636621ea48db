import { ContactForm } from '@/components/contact/ContactForm';
import { ContactMeans } from '@/components/contact/ContactMeans';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { stateChoices } from '@/lib/content/catalogue/choices';
import { listStates } from '@/lib/content/catalogue/states';
import styles from '@/components/contact/ContactView.module.css';

const states = stateChoices(listStates()).map(({ id, name }) => ({ id, name }));

export function QuoteRequest() {
  return (
    <Section labelledBy="solicitud">
      <SectionHeading
        id="solicitud"
        title="Solicita tu cotización"
        lead="Déjenos sus datos y cuéntenos qué necesita. Un asesor se pondrá en contacto con usted muy pronto."
      />
      <div className={styles.columns}>
        <ContactForm kind="cotizacion" states={states} />
        <ContactMeans />
      </div>
    </Section>
  );
}
