import { NavLinks, SectionSummary } from '@/components/shell/NavParts';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { supportPhone, telHref } from '@/lib/company';
import type { NavSection } from '@/lib/features/shell/navigation';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/shell/Drawer.module.css';

const ID = 'menu';

/**
 * The navigation below 960 px, as a native popover: it opens and closes without script. Sections
 * are one disclosure group; a section with a page has a link beside its disclosure.
 */
export function Drawer({ sections }: { sections: NavSection[] }) {
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={ID} aria-label="Abrir el menú">
        <Icon name="menu" size={26} />
      </button>
      <div id={ID} popover="auto" className={styles.drawer} data-nav-drawer data-ground="dark">
        <div className={styles.head}>
          <p>Menú</p>
          <button
            type="button"
            className={styles.close}
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label="Cerrar el menú"
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <nav aria-label="Menú">
          <ul>
            <li className={styles.item}>
              <SiteLink href={routes.ownZone()} className={styles.entry}>
                Días de recolección
              </SiteLink>
            </li>
            {sections.map((section) => (
              <li key={section.id} className={styles.item}>
                <DrawerSection section={section} />
              </li>
            ))}
          </ul>
        </nav>
        <SiteLink href={routes.quote()} className={styles.quote}>
          Solicita tu cotizacion
        </SiteLink>
        <a href={telHref(supportPhone)} className={styles.phone}>
          <Icon name="phone" /> {supportPhone}
        </a>
      </div>
    </>
  );
}

function DrawerSection({ section }: { section: NavSection }) {
  const links = section.groups.flatMap((group) => group.links);
  return (
    <>
      {section.href !== '' && (
        <SiteLink href={section.href} className={styles.entry}>
          {section.label}
        </SiteLink>
      )}
      {links.length > 0 && (
        <details name="drawer-nav">
          <SectionSummary section={section} className={styles.entry} iconSize={18} />
          <NavLinks links={links} className={styles.links} linkClass={styles.link} />
        </details>
      )}
    </>
  );
}
