import { EmailText } from '@/components/ui/EmailText';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { ContactPerson } from '@/lib/content/gateway/contact';
import { isEmail } from '@/lib/features/forms/fields';
import { phoneParts } from '@/lib/util/format/phone-numbers';
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
            <PersonName name={person.name} />
            {person.email && <PersonEmail email={person.email} />}
            {person.phone_number && (
              <p>
                <PhoneLinks parts={phoneParts(person.phone_number)} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What is no address, or list of them, is text. */
function PersonEmail({ email }: { email: string }) {
  if (!email.split(',').every(isEmail)) return <p>{email}</p>;
  return (
    <a href={`mailto:${email}`}>
      <EmailText email={email} />
    </a>
  );
}

function PersonName({ name }: { name: string }) {
  const [department, ...person] = name.split(' · ');
  return (
    <div>
      <h3 className={styles.name}>{department}</h3>
      {person.length > 0 && <p>{person.join(' · ')}</p>}
    </div>
  );
}
