import { EmailText } from '@/components/ui/EmailText';
import { Icon } from '@/components/ui/icons';
import { Section } from '@/components/ui/Section';
import { config } from '@/lib/config';
import styles from '@/components/press/PressContact.module.css';

/** A fixed address (specification, section 2, "Press room"). */
export function PressContact() {
  return (
    <div data-print="hide">
      <Section ground="mist" labelledBy="contacto-prensa">
        <div className={styles.contact}>
          <div>
            <h2 id="contacto-prensa">Contacto de prensa</h2>
            <p className={styles.text}>
              Para entrevistas, cifras, fotografías en alta resolución o visitas a nuestras
              instalaciones, escríbanos; incluya su medio y su fecha de cierre.
            </p>
          </div>
          <a href={`mailto:${config.pressEmail}`} className={styles.mail}>
            <Icon name="mail" size={24} />
            <EmailText email={config.pressEmail} />
          </a>
        </div>
      </Section>
    </div>
  );
}
