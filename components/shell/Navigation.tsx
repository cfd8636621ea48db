'use client';
// This is a client component, although nothing runs in the browser. A server component would repeat its
// hundred links in the page's data, which costs 22 kB and an eighth of a render.

import clsx from 'clsx';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { TwoLines } from '@/components/ui/TwoLines';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { supportPhone, telHref } from '@/lib/company';
import type { NavLink } from '@/lib/features/shell/nav-link';
import type { NavSection } from '@/lib/features/shell/navigation';
import { routes } from '@/lib/server/routing/routes';
import drawer from '@/components/shell/Drawer.module.css';
import bar from '@/components/shell/MainNav.module.css';
import shared from '@/components/ui/shared.module.css';

const DRAWER_ID = 'menu';

/**
 * The navigation from 960 px up. Panels are native disclosures of one group, so one is open at a
 * time, even without script. A section with a page has a link beside its disclosure.
 */
export function MainNav({ sections }: { sections: NavSection[] }) {
  return (
    <nav className={bar.nav} aria-label="Principal">
      <ul className={bar.list}>
        {sections.map((section) => (
          <li key={section.id} className={clsx(shared.row, shared.relative)}>
            {section.href !== '' && (
              <SiteLink href={section.href} className={bar.entry}>
                <TwoLines className={bar.line}>{section.label}</TwoLines>
              </SiteLink>
            )}
            {section.groups.length > 0 && (
              <details name="main-nav" data-nav-panel>
                <SectionSummary section={section} className={bar.entry} iconSize={14} />
                <div className={bar.place}>
                  <div className={bar.panel}>
                    {section.groups.map((group, index) => (
                      <div key={index}>
                        {group.title && <p className={bar.group}>{group.title}</p>}
                        <NavLinks links={group.links} linkClass={bar.link} />
                      </div>
                    ))}
                  </div>
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The navigation below 960 px, as a native popover: it opens and closes without script. Sections
 * are one disclosure group; a section with a page has a link beside its disclosure.
 */
export function Drawer({ sections }: { sections: NavSection[] }) {
  return (
    <>
      <button
        type="button"
        className={drawer.toggle}
        popoverTarget={DRAWER_ID}
        aria-label="Abrir el menú"
      >
        <Icon name="menu" size={26} />
      </button>
      <div
        id={DRAWER_ID}
        popover="auto"
        className={drawer.drawer}
        data-nav-drawer
        data-ground="dark"
      >
        <div className={drawer.head}>
          <p>Menú</p>
          <button
            type="button"
            className={drawer.close}
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
            aria-label="Cerrar el menú"
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <nav aria-label="Menú">
          <ul>
            <li className={drawer.item}>
              <SiteLink href={routes.ownZone()} className={drawer.entry}>
                Días de recolección
              </SiteLink>
            </li>
            {sections.map((section) => (
              <li key={section.id} className={drawer.item}>
                <DrawerSection section={section} />
              </li>
            ))}
          </ul>
        </nav>
        <SiteLink href={routes.quote()} className={drawer.quote}>
          Solicita tu cotizacion
        </SiteLink>
        <a href={telHref(supportPhone)} className={drawer.phone}>
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
        <SiteLink href={section.href} className={drawer.entry}>
          {section.label}
        </SiteLink>
      )}
      {links.length > 0 && (
        <details name="drawer-nav">
          <SectionSummary section={section} className={drawer.entry} iconSize={18} />
          <NavLinks links={links} className={drawer.links} linkClass={drawer.link} />
        </details>
      )}
    </>
  );
}

interface SectionSummaryProps {
  section: NavSection;
  className: string | undefined;
  iconSize: number;
}

/** The name of a section, or only an arrow if a link to the section's page is beside it. */
function SectionSummary({ section, className, iconSize }: SectionSummaryProps) {
  const isBesideLink = section.href !== '';
  return (
    <summary className={className} data-beside-link={isBesideLink || undefined}>
      {isBesideLink ? (
        <VisuallyHidden>{`Más páginas de ${section.label}`}</VisuallyHidden>
      ) : (
        section.label
      )}
      <Icon name="down" size={iconSize} />
    </summary>
  );
}

interface NavLinksProps {
  links: NavLink[];
  className?: string | undefined;
  /** The class of each link. */
  linkClass: string | undefined;
}

export function NavLinks({ links, className, linkClass }: NavLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href + label}>
          <SiteLink href={href} className={linkClass}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
