import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/ui/Card.module.css';

interface CardProps {
  /** The target of the complete card; without it the card is not clickable. */
  href?: string | undefined;
  /** The link's text ('Ver mas'); screen readers get the title too. */
  action: string;
  title: string;
  headingLevel?: 'h2' | 'h3';
  /** File key of the picture; '' shows the site's pattern. */
  file: string;
  /** The width of the picture, as a `sizes` attribute. */
  sizes?: string;
  /** True if its picture is the first of the page. */
  priority?: boolean;
  /** A date or a place, above the title. */
  meta?: ReactNode;
  /** Content under the title. */
  children?: ReactNode;
  /** A second link, beside the one that the card follows. */
  extra?: ReactNode;
  /** `outlined` on white, `plain` without a border on coloured ground, `bare` without a ground. */
  tone?: 'outlined' | 'plain' | 'bare';
  className?: string | undefined;
}

export function Card({
  href,
  action,
  title,
  headingLevel: Heading = 'h2',
  file,
  sizes = '(min-width: 64em) 380px, (min-width: 40em) 50vw, 100vw',
  priority = false,
  meta,
  children,
  extra,
  tone = 'outlined',
  className,
}: CardProps) {
  const link = href !== undefined && (
    <SiteLink href={href} className={clsx(shared.actionLink, shared.wholeLink, styles.action)}>
      {action}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      <Icon name="arrow" />
    </SiteLink>
  );
  return (
    <article className={clsx(styles[tone], className)}>
      <Picture file={file} alt="" sizes={sizes} priority={priority} />
      <div className={styles.body}>
        {meta ? <p className={styles.meta}>{meta}</p> : null}
        <Heading>{title}</Heading>
        {children}
        {extra ? (
          <div className={styles.actions}>
            {link}
            {extra}
          </div>
        ) : (
          link
        )}
      </div>
    </article>
  );
}

/** Cards in one, two or three columns; its children are `li` elements. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
