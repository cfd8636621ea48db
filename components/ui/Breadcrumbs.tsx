import { SiteLink } from '@/components/ui/SiteLink';
import { homeLink, type NavLink } from '@/lib/features/shell/nav-link';
import styles from '@/components/ui/Breadcrumbs.module.css';

/** The path from home to this page. `current` names the page itself, which is not a link. */
export function Breadcrumbs({ trail, current }: { trail: NavLink[]; current: string }) {
  return (
    <nav aria-label="Ruta de navegación" data-print="hide">
      <ol className={styles.list}>
        {[homeLink, ...trail].map((link) => (
          <li key={link.href} className={styles.step}>
            <SiteLink href={link.href} className={styles.link}>
              {link.label}
            </SiteLink>
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          <span className={styles.current}>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
