import clsx from 'clsx';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { NewsCard } from '@/lib/features/news/cards';
import whole from '@/components/ui/WholeLink.module.css';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/news/RelatedNews.module.css';

/** Where to read on after a post: beside it on wide screens, under it on others. */
export function RelatedNews({ cards }: { cards: NewsCard[] }) {
  if (cards.length === 0) return null;
  return (
    <aside className={styles.aside} aria-labelledby="relacionadas" data-print="hide">
      <h2 id="relacionadas" className={shared.title}>
        Siga leyendo
      </h2>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id} className={styles.item}>
            <Picture
              file={card.file}
              alt=""
              sizes="(min-width: 68.75em) 96px, (min-width: 40em) 33vw, 128px"
              isRounded
            />
            <div>
              {card.date && (
                <time dateTime={card.isoDate} className={clsx(shared.small, shared.block)}>
                  {card.date}
                </time>
              )}
              <SiteLink href={card.href} className={clsx(whole.link, styles.link)}>
                {card.title}
              </SiteLink>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
