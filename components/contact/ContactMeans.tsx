import clsx from 'clsx';
import { Icon } from '@/components/ui/icons';
import { supportPhone, telHref, whatsappHref } from '@/lib/company';
import { config } from '@/lib/config';
import styles from '@/components/contact/ContactMeans.module.css';
import shared from '@/components/ui/shared.module.css';

/** 'Medios de contacto': WhatsApp, where the company has it, and the toll-free number. */
export function ContactMeans() {
  const { whatsappPhone } = config.facts;
  return (
    <aside className={styles.means} aria-labelledby="medios" data-ground="dark">
      <h2 id="medios" className={styles.title}>
        Medios de contacto
      </h2>
      <ul className={clsx(shared.stack1, shared.above2)}>
        {whatsappPhone && (
          <li>
            <a
              href={whatsappHref(
                whatsappPhone,
                'Hola, me gustaría recibir información de sus servicios.',
              )}
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
