import { Icon, type IconName } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/home/QuickLinks.module.css';

const LINKS: { href: string; icon: IconName; label: string; note: string }[] = [
  {
    href: routes.quote(),
    icon: 'edit',
    label: 'Cotizar un servicio',
    note: 'Un asesor le llama con una propuesta',
  },
  {
    href: routes.ownZone(),
    icon: 'calendar',
    label: 'Días de recolección',
    note: 'Elija su ciudad y consulte su zona',
  },
  {
    href: routes.map(),
    icon: 'pin',
    label: 'Sucursal más cercana',
    note: 'En el mapa, con dirección y teléfono',
  },
];

export function QuickLinks() {
  return (
    <nav aria-label="Lo más buscado" className={styles.links} data-print="hide">
      {LINKS.map(({ href, icon, label, note }) => (
        <SiteLink key={label} href={href} className={styles.link}>
          <span className={styles.icon}>
            <Icon name={icon} size={24} />
          </span>
          <span>
            <span className={styles.label}>{label}</span>
            <span className={styles.note}>{note}</span>
          </span>
        </SiteLink>
      ))}
    </nav>
  );
}
