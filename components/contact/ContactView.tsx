import { ContactMeans, ContactPeople, HeadOffice } from '@/components/contact/ContactDetails';
import { ContactForm } from '@/components/contact/ContactForm';
import type { PageTopProps } from '@/components/ui/PageTop';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { stateChoices, listStates } from '@/lib/content/catalogue/states';
import type { ContactPerson } from '@/lib/content/gateway/contact';
import type { ContactPrefill } from '@/lib/features/contact/fields';
import styles from '@/components/contact/ContactView.module.css';

const states = stateChoices(listStates()).map(({ id, name }) => ({ id, name }));

interface ContactViewProps {
  people: ContactPerson[];
  /** The prefilled values of a report. */
  prefill?: ContactPrefill | undefined;
  /** The reason that a missed collection cannot be reported yet. */
  explanation?: string | undefined;
  /** The page's heading, if the form has a single purpose. */
  heading?: Pick<PageTopProps, 'title' | 'lead' | 'look'> | undefined;
}

const CONTACT = {
  title: 'Contacto',
  lead: 'Déjanos tus datos y un asesor te responderá. También puedes llamarnos o escribirnos.',
};

/** The contact page: form, ways to reach the company, people and departments. */
export function ContactView({ people, prefill, explanation, heading = CONTACT }: ContactViewProps) {
  return (
    <>
      <PageHeader {...heading} />
      <Section>
        {explanation && <p className={styles.explanation}>{explanation}</p>}
        <div className={styles.columns}>
          <ContactForm kind={prefill ? 'reporte' : 'contacto'} states={states} prefill={prefill} />
          <div className={styles.side}>
            <ContactMeans people={people} />
            <HeadOffice />
          </div>
        </div>
      </Section>
      {!prefill && <ContactPeople people={people} />}
    </>
  );
}

/** The quote-request form, under the wizard. */
export function QuoteRequest({ people }: Pick<ContactViewProps, 'people'>) {
  return (
    <Section labelledBy="solicitud">
      <SectionHeading
        id="solicitud"
        title="Solicita tu cotización"
        lead="Déjanos tus datos y cuéntanos qué necesitas. Un asesor se pondrá en contacto contigo muy pronto."
      />
      <div className={styles.columns}>
        <ContactForm kind="cotizacion" states={states} />
        <ContactMeans people={people} />
      </div>
    </Section>
  );
}
