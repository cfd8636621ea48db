import type { CSSProperties, ReactNode } from 'react';
import type { ChoicePage } from '@/components/ui/choice-page';
import { Icon } from '@/components/ui/icons';
import { SelectionList } from '@/components/ui/SelectionList';
import { SiteLink } from '@/components/ui/SiteLink';
import styles from '@/components/ui/Selection.module.css';

interface Choice {
  label: string;
  page: ChoicePage;
  isSelected: boolean;
  panel: ReactNode;
}

/** With more choices, only the selected one opens in place, because a panel is about 0.4 kB compressed. */
const MAX_PANELS = 10;

interface SelectionProps {
  /** The anchor of the selected panel, and the `name` that keeps one choice open at a time. */
  id: string;
  choices: Choice[];
}

/**
 * A list with one open choice; each choice has its own page. It works without script; with script, URL and
 * title follow the open choice. On phones the panel is under its choice, on wide screens beside the list.
 */
export function Selection({ id, choices }: SelectionProps) {
  const opensInPlace = choices.length <= MAX_PANELS;
  const rows = { '--rows': choices.length } as CSSProperties;
  const selected = choices.find(({ isSelected }) => isSelected);
  return (
    <SelectionList className={styles.list} style={rows} selectedHref={selected?.page.href}>
      {choices.map((choice) => (
        <li key={choice.page.href} className={styles.item}>
          {choice.isSelected || opensInPlace ? (
            <Disclosure id={id} {...choice} />
          ) : (
            <SiteLink href={`${choice.page.href}#${id}`} className={styles.choice}>
              {choice.label}
              <Icon name="right" />
            </SiteLink>
          )}
        </li>
      ))}
    </SelectionList>
  );
}

function Disclosure({ id, label, page, isSelected, panel }: Choice & { id: string }) {
  return (
    // The visitor may have opened another choice before hydration.
    <details
      name={id}
      open={isSelected}
      className={styles.disclosure}
      data-href={page.href}
      data-title={page.title}
      suppressHydrationWarning
    >
      <summary className={styles.choice}>
        {label}
        <Icon name="right" />
      </summary>
      <div id={isSelected ? id : undefined} className={styles.panel}>
        {panel}
      </div>
    </details>
  );
}
