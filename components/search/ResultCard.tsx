import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { SearchCard } from '@/lib/search-cards';
import styles from '@/components/search/ResultCard.module.css';

/** One result: image, where it is from, date, title, text; no link where the site has no page. */
export function ResultCard({ card }: { card: SearchCard }) {
  return (
    <article className={styles.card}>
      <Picture
        file={card.file}
        alt=""
        sizes="(min-width: 640px) 280px, 100vw"
        className={styles.picture}
      />
      <div className={styles.body}>
        <p className={styles.meta}>
          {card.module && <span className={styles.module}>{card.module}</span>}
          {card.date && <time dateTime={card.isoDate}>{card.date}</time>}
        </p>
        <h2 className={styles.title}>{card.title}</h2>
        {card.excerpt && <p>{card.excerpt}</p>}
        {card.href && (
          <SiteLink href={card.href} className={styles.more}>
            Ver más<VisuallyHidden>: {card.title}</VisuallyHidden>
            <Icon name="arrow" />
          </SiteLink>
        )}
      </div>
    </article>
  );
}
