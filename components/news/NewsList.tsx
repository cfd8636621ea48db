import clsx from 'clsx';
import type { RefObject } from 'react';
import { Card } from '@/components/ui/Card';
import type { NewsCard } from '@/lib/features/news/cards';
import cardStyles from '@/components/news/NewsCard.module.css';
import styles from '@/components/news/NewsList.module.css';

interface NewsListProps {
  cards: NewsCard[];
  /** Index of the first card among all of them, from 0. */
  start: number;
  /** Cards on their way. */
  expected: number;
  /** True while the cards shown are those of an earlier question. */
  isOutdated: boolean;
  listRef: RefObject<HTMLUListElement | null>;
}

/** The first post large, the others in pairs: 3 first and 2 more a click fill every row. */
export function NewsList({ cards, start, expected, isOutdated, listRef }: NewsListProps) {
  return (
    <ul
      ref={listRef}
      className={clsx(styles.list, isOutdated && styles.outdated)}
      aria-busy={isOutdated || expected > 0}
    >
      {cards.map((card, index) => (
        // Target of "load more" without script.
        <li key={card.id} id={`noticia-${start + index + 1}`}>
          <NewsItem card={card} priority={start + index === 0} />
        </li>
      ))}
      {Array.from({ length: expected }, (_, index) => (
        <li
          key={`expected-${index}`}
          className={styles.skeleton}
          data-print="hide"
          aria-hidden="true"
        />
      ))}
    </ul>
  );
}

function NewsItem({ card, priority }: { card: NewsCard; priority: boolean }) {
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
            <span className={cardStyles.places}>{card.states.join(', ')}</span>
          )}
        </>
      }
    >
      <p>{card.excerpt}</p>
    </Card>
  );
}
