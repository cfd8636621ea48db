import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { SiteLink } from '@/components/ui/SiteLink';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/search/SearchScreen.module.css';
import shared from '@/components/ui/shared.module.css';

const PLACES = [
  { label: 'Servicios', href: routes.services() },
  { label: 'Sucursales', href: routes.branches() },
  { label: 'Noticias', href: routes.blog() },
  { label: 'Sala de Prensa', href: routes.press() },
  { label: 'Preguntas frecuentes', href: routes.faqs() },
  { label: 'Contacto', href: routes.contact() },
];

/** Links to continue with after a search that shows nothing. */
export function SearchHints({ message }: { message: string }) {
  return (
    <div className={shared.stack3}>
      <p className={styles.message}>{message}</p>
      <ul className={styles.places}>
        {PLACES.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.place}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <p>
        ¿Prefieres preguntar? Llámanos al <PhoneLinks className={shared.nowrap} />.
      </p>
    </div>
  );
}
