import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { NewsCard as Card } from '@/lib/news-cards';
import styles from '@/components/news/NewsCard.module.css';

interface NewsCardProps {
  card: Card;
  /** True where its picture is the first of the page. */
  priority?: boolean;
}

/** One post of a list: cover, date and places, title, excerpt; the whole card follows its link. */
export function NewsCard({ card, priority = false }: NewsCardProps) {
  return (
    <article className={styles.card}>
      <Picture
        file={card.file}
        alt=""
        sizes="(min-width: 768px) 600px, 100vw"
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.body}>
        <p className={styles.meta}>
          {card.date && <time dateTime={card.isoDate}>{card.date}</time>}
          {card.states.length > 0 && <span>{card.states.join(', ')}</span>}
        </p>
        <h2 className={styles.title}>{card.title}</h2>
        <p>{card.excerpt}</p>
        <SiteLink href={card.href} className={styles.more}>
          Ver mas<VisuallyHidden>: {card.title}</VisuallyHidden>
          <Icon name="arrow" />
        </SiteLink>
      </div>
    </article>
  );
}
