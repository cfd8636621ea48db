import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from '@/components/ui/Card.module.css';

interface CardProps {
  href: string;
  /** What the link says ('Ver mas'); the title follows it for those who only hear links. */
  action: string;
  title: string;
  headingLevel?: 'h2' | 'h3';
  /** File key of the picture; '' shows the site's pattern. */
  file: string;
  /** Above the title: a date or a place. */
  meta?: ReactNode;
  /** Under the title. */
  children?: ReactNode;
}

/** A picture, a title, a few words and one link that the whole card follows. */
export function Card({
  href,
  action,
  title,
  headingLevel = 'h2',
  file,
  meta,
  children,
}: CardProps) {
  const Heading = headingLevel;
  return (
    <article className={styles.card}>
      <Picture
        file={file}
        alt=""
        sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
      />
      <div className={styles.body}>
        {meta && <p className={styles.meta}>{meta}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {children}
        <SiteLink href={href} className={styles.action}>
          {action}
          <VisuallyHidden>: {title}</VisuallyHidden>
          <Icon name="arrow" />
        </SiteLink>
      </div>
    </article>
  );
}
