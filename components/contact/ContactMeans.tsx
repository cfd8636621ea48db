import { Icon } from '@/components/ui/icons';
import { supportPhone, telHref, whatsappHref, whatsappPhone } from '@/lib/company';
import styles from '@/components/contact/ContactMeans.module.css';

/** 'Medios de contacto': WhatsApp and the toll-free number. */
export function ContactMeans() {
  return (
    <aside className={styles.means} aria-labelledby="medios" data-ground="dark">
      <h2 id="medios" className={styles.title}>
        Medios de contacto
      </h2>
      <ul className={styles.list}>
        <li>
          <a
            href={whatsappHref('Hola, me gustaría recibir información de sus servicios.')}
            rel="noopener"
            className={styles.mean}
          >
            <Icon name="phone" size={22} />
            <span>
              Celular y WhatsApp
              <strong>{whatsappPhone}</strong>
            </span>
          </a>
        </li>
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
