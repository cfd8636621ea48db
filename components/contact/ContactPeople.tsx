import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { telHref } from '@/lib/company';
import type { ContactPerson } from '@/lib/gateway/contact';
import styles from '@/components/contact/ContactPeople.module.css';

/** People and departments, as the gateway lists them. */
export function ContactPeople({ people }: { people: ContactPerson[] }) {
  if (people.length === 0) return null;
  return (
    <Section ground="mist" labelledBy="directorio">
      <SectionHeading
        id="directorio"
        title="Directorio"
        lead="Si ya sabe con quién quiere hablar, escríbale o llámele directamente."
      />
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id_contacto} className={styles.person}>
            <h3 className={styles.name}>{person.name}</h3>
            {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
            {person.phone_number && (
              <a href={telHref(person.phone_number)}>{person.phone_number}</a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
