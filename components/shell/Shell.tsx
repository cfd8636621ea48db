import type { ReactNode } from 'react';
import { CookieBanner } from '@/components/shell/CookieBanner';
import { FloatingQuote } from '@/components/shell/FloatingQuote';
import { Footer } from '@/components/shell/Footer';
import { Logo } from '@/components/shell/Logo';
import { NavBehaviour } from '@/components/shell/NavBehaviour';
import { Drawer, MainNav } from '@/components/shell/Navigation';
import { PrintBehaviour } from '@/components/shell/PrintBehaviour';
import { TopBar } from '@/components/shell/TopBar';
import { Visit } from '@/components/shell/Visit';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { getStrategyContent } from '@/lib/content/gateway/programs';
import { valueOrUndefined } from '@/lib/content/gateway/result';
import { getFooterSections, getSections } from '@/lib/content/gateway/sections';
import { hasStructure } from '@/lib/features/programs/tabs';
import { navigationOf, type NavSection } from '@/lib/features/shell/navigation';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/shell/Shell.module.css';

const MAIN_ID = 'contenido';

function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      Ir al contenido
    </a>
  );
}

interface ShellProps {
  /** Shown between the header and the page. */
  notice: ReactNode;
  children: ReactNode;
}

/** The layout of every page (specification, section 2, "Common shell"). */
export async function Shell({ notice, children }: ShellProps) {
  const [sections, footerSections, strategy] = await Promise.all([
    getSections(),
    getFooterSections(),
    getStrategyContent(),
  ]);
  const showsStructure = hasStructure(valueOrUndefined(strategy));
  return (
    <>
      <SkipLink />
      <div className={styles.strip}>
        <CookieBanner />
        <TopBar />
      </div>
      <Header sections={navigationOf(sections, showsStructure)} />
      {notice}
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer lists={navigationOf(footerSections, showsStructure)} />
      <FloatingQuote />
      <PrintBehaviour />
      <Visit />
    </>
  );
}

/** The logo, the main navigation (a drawer below 960 px) and the link to the search. */
function Header({ sections }: { sections: NavSection[] }) {
  return (
    <header className={styles.header} data-print="hide">
      <div className={styles.headerInner}>
        <Logo />
        <MainNav sections={sections} />
        <SiteLink
          href={routes.search()}
          className={styles.headerSearch}
          aria-label="Buscar en el sitio"
        >
          <Icon name="search" size={22} />
        </SiteLink>
        <Drawer sections={sections} />
      </div>
      <NavBehaviour />
    </header>
  );
}
