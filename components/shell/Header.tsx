import { Drawer } from '@/components/shell/Drawer';
import { Logo } from '@/components/shell/Logo';
import { MainNav } from '@/components/shell/MainNav';
import { NavBehaviour } from '@/components/shell/NavBehaviour';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import type { NavSection } from '@/lib/features/shell/navigation';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/shell/Header.module.css';

/** Logo, main navigation (a drawer below 960 px) and the way to the search. */
export function Header({ sections }: { sections: NavSection[] }) {
  return (
    <header className={styles.header} data-print="hide">
      <div className={styles.inner}>
        <Logo />
        <MainNav sections={sections} />
        <SiteLink
          href={routes.search()}
          className={styles.search}
          aria-label="Buscar en el sitio"
          data-mirror="hide"
        >
          <Icon name="search" size={22} />
        </SiteLink>
        <Drawer sections={sections} />
      </div>
      <NavBehaviour />
    </header>
  );
}
