import { Icon } from '@/components/ui/icons';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { headOffice } from '@/lib/company';
import styles from '@/components/contact/HeadOffice.module.css';
import shared from '@/components/ui/shared.module.css';

export function HeadOffice() {
  return (
    <section className={styles.office} aria-labelledby="oficina">
      <h2 id="oficina" className={shared.title}>
        Oficina corporativa
      </h2>
      <address className={styles.address}>
        <Icon name="pin" />
        <span>
          {headOffice.street}
          <br />
          {headOffice.postalCode} {headOffice.city}, {headOffice.state}
        </span>
        <Icon name="phone" />
        <PhoneLinks className={styles.phone} />
      </address>
    </section>
  );
}
