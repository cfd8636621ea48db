import clsx from 'clsx';
import { SectionSummary } from '@/components/shell/SectionSummary';
import { SiteLink } from '@/components/ui/SiteLink';
import { TwoLines } from '@/components/ui/TwoLines';
import type { NavSection } from '@/lib/features/shell/navigation';
import styles from '@/components/shell/MainNav.module.css';
import shared from '@/components/ui/shared.module.css';

/**
 * The navigation from 960 px up. Panels are native disclosures of one group, so one is open at a
 * time, even without script. A section with a page has a link beside its disclosure.
 */
export function MainNav({ sections }: { sections: NavSection[] }) {
  return (
    <nav className={styles.nav} aria-label="Principal">
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section.id} className={clsx(shared.row, shared.relative)}>
            {section.href !== '' && (
              <SiteLink href={section.href} className={styles.entry}>
                <TwoLines className={styles.line}>{section.label}</TwoLines>
              </SiteLink>
            )}
            {section.groups.length > 0 && (
              <details name="main-nav" data-nav-panel>
                <SectionSummary section={section} className={styles.entry} iconSize={14} />
                <div className={styles.place}>
                  <Panel section={section} />
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ section }: { section: NavSection }) {
  return (
    <div className={styles.panel}>
      {section.groups.map((group, index) => (
        <div key={index}>
          {group.title && <p className={styles.group}>{group.title}</p>}
          <ul>
            {group.links.map((link) => (
              <li key={link.href + link.label}>
                <SiteLink href={link.href} className={styles.link}>
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
