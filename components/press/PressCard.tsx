import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { PressCard as Card } from '@/lib/press-room';
import styles from '@/components/press/PressCard.module.css';

/** One item of the press room: picture, date, title, what there is to download. */
export function PressCard({ card, priority = false }: { card: Card; priority?: boolean }) {
  return (
    <article className={styles.card}>
      <Picture
        file={card.file}
        alt=""
        sizes="(min-width: 1024px) 400px, (min-width: 560px) 60vw, 100vw"
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.body}>
        {card.date && (
          <time dateTime={card.isoDate} className={styles.date}>
            {card.date}
          </time>
        )}
        <h2 className={styles.title}>{card.title}</h2>
        {card.holds && (
          <p className={styles.holds}>
            <Icon name="download" size={16} />
            {card.holds}
          </p>
        )}
        <SiteLink href={card.href} className={styles.more}>
          Ver comunicado<VisuallyHidden>: {card.title}</VisuallyHidden>
          <Icon name="arrow" />
        </SiteLink>
      </div>
    </article>
  );
}
