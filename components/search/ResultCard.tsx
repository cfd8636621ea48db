import { Card } from '@/components/ui/Card';
import type { SearchCard } from '@/lib/features/search/gateway-search';
import styles from '@/components/search/ResultCard.module.css';

/** One result: image, where it is from, date, title, text; no link where the site has no page. */
export function ResultCard({ card }: { card: SearchCard }) {
  return (
    <Card
      href={card.href}
      action="Ver más"
      title={card.title}
      headingLevel="h3"
      file={card.file}
      sizes="(min-width: 40em) 280px, 100vw"
      meta={
        <>
          {card.module && <span className={styles.module}>{card.module}</span>}
          {card.date && <time dateTime={card.isoDate}>{card.date}</time>}
        </>
      }
      className={styles.card}
    >
      {card.excerpt && <p>{card.excerpt}</p>}
    </Card>
  );
}
