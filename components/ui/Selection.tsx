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
  /** Shown under the label on paper, where only one choice can be open. */
  note?: string;
}

/** Of more choices only the selected one opens in place: a panel is about 0.4 kB, compressed. */
const MAX_PANELS = 10;

interface SelectionProps {
  /** Anchor of the selected panel, and what makes its choices exclude each other. */
  id: string;
  choices: Choice[];
  /** Where the link of a choice leads on its page: to the panel, or to the top, which answers. */
  leadsTo?: 'panel' | 'page';
  /** The page is that of the selected choice: the others are links, and it has none to itself. */
  isPageOfSelected?: boolean;
}

/**
 * A list with one open choice, each with a page of its own. It works without script; with it URL, title
 * and canonical URL follow the open choice. On phones the panel is under its choice, on wide screens
 * beside the list.
 */
export function Selection({
  id,
  choices,
  leadsTo = 'panel',
  isPageOfSelected = false,
}: SelectionProps) {
  const opensInPlace = !isPageOfSelected && choices.length <= MAX_PANELS;
  const anchor = leadsTo === 'panel' ? `#${id}` : '';
  const rows = { '--rows': choices.length } as CSSProperties;
  const selected = choices.find(({ isSelected }) => isSelected);
  return (
    <SelectionList className={styles.list} style={rows} selectedHref={selected?.page.href}>
      {choices.map((choice) => (
        <li key={choice.page.href} className={styles.item}>
          {choice.isSelected || opensInPlace ? (
            <Disclosure id={id} {...choice} hasLink={!isPageOfSelected} />
          ) : (
            <SiteLink href={`${choice.page.href}${anchor}`} className={styles.choice}>
              {choice.label}
              <Icon name="right" />
            </SiteLink>
          )}
          {choice.note && <p className={styles.note}>{choice.note}</p>}
        </li>
      ))}
    </SelectionList>
  );
}

interface DisclosureProps extends Choice {
  id: string;
  /** Whether the panel ends with a link to its page. */
  hasLink: boolean;
}

function Disclosure({ id, label, page, isSelected, panel, hasLink }: DisclosureProps) {
  return (
    // The visitor may have opened another one before React sees it.
    <details
      name={id}
      open={isSelected}
      className={styles.disclosure}
      data-href={page.href}
      data-title={page.title}
      data-canonical={page.canonical}
      suppressHydrationWarning
    >
      <summary className={styles.choice}>
        {label}
        <Icon name="right" />
      </summary>
      <div id={isSelected ? id : undefined} className={styles.panel}>
        {panel}
        {hasLink && (
          <p className={styles.page} data-print="hide">
            <SiteLink href={page.href}>Página de {label}</SiteLink>
          </p>
        )}
      </div>
    </details>
  );
}
