import { Card } from '@/components/ui/Card';
import type { NewsCard as NewsCardContent } from '@/lib/features/news/cards';
import styles from '@/components/news/NewsCard.module.css';

interface NewsCardProps {
  card: NewsCardContent;
  /** True where its picture is the first of the page. */
  priority?: boolean;
}

/** One post of a list: cover, date and places, title, excerpt. */
export function NewsCard({ card, priority = false }: NewsCardProps) {
  return (
    <Card
      href={card.href}
      action="Ver mas"
      title={card.title}
      file={card.file}
      sizes="(min-width: 48em) 600px, 100vw"
      priority={priority}
      meta={
        <>
          {card.date && <time dateTime={card.isoDate}>{card.date}</time>}
          {card.states.length > 0 && (
            <span className={styles.places}>{card.states.join(', ')}</span>
          )}
        </>
      }
    >
      <p>{card.excerpt}</p>
    </Card>
  );
}
