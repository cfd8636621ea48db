import clsx from 'clsx';
import { EmailText, PhoneLinks } from '@/components/ui/PhoneLinks';
import { Icon } from '@/components/ui/icons';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { headOffice, supportPhone, telHref } from '@/lib/company';
import type { ContactPerson } from '@/lib/content/gateway/contact';
import { secondMean } from '@/lib/features/contact/means';
import { isEmail } from '@/lib/features/forms/fields';
import { phoneParts } from '@/lib/util/format/read-phone-numbers';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/contact/ContactDetails.module.css';

/** 'Medios de contacto': WhatsApp or the number of a contact, and the toll-free number. */
export function ContactMeans({ people }: { people: readonly ContactPerson[] }) {
  const second = secondMean(people);
  return (
    <aside className={styles.means} aria-labelledby="medios" data-ground="dark">
      <h2 id="medios" className={styles.meansTitle}>
        Medios de contacto
      </h2>
      <ul className={clsx(shared.stack1, shared.above2)}>
        {second && (
          <li>
            <a href={second.href} rel="noopener" className={styles.mean}>
              <Icon name="phone" size={22} />
              <span>
                {second.label}
                <strong>{second.phone}</strong>
              </span>
            </a>
          </li>
        )}
        <li>
          <a href={telHref(supportPhone)} className={styles.mean}>
            <Icon name="phone" size={22} />
            <span>
              Sin costo desde todo México
              <strong>{supportPhone}</strong>
            </span>
          </a>
        </li>
      </ul>
    </aside>
  );
}

export function HeadOffice() {
  return (
    <section className={styles.office} aria-labelledby="oficina">
      <h2 id="oficina" className={shared.title}>
        Oficina corporativa
      </h2>
      <address className={styles.officeAddress}>
        <Icon name="pin" />
        <span>
          {headOffice.street}
          <br />
          {headOffice.postalCode} {headOffice.city}, {headOffice.state}
        </span>
        <Icon name="phone" />
        <PhoneLinks className={styles.officePhone} />
      </address>
    </section>
  );
}

/** People and departments, as the gateway lists them. */
export function ContactPeople({ people }: { people: ContactPerson[] }) {
  if (people.length === 0) return null;
  return (
    <Section ground="mist" labelledBy="directorio">
      <SectionHeading
        id="directorio"
        title="Directorio"
        lead="Si ya sabes con quién quieres hablar, escríbele o llámale directamente."
      />
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id_contacto} className={styles.person}>
            <h3 className={styles.department}>{person.name}</h3>
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

/** A link to a person's e-mail; plain text if it is not an address or a list of addresses. */
function PersonEmail({ email }: { email: string }) {
  if (!email.split(',').every(isEmail)) return <p>{email}</p>;
  return (
    <a href={`mailto:${email}`}>
      <EmailText email={email} />
    </a>
  );
}
