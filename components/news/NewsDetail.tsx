import clsx from 'clsx';
import { BackLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHeader } from '@/components/ui/PageHeader';
import { Picture } from '@/components/ui/Picture';
import { PhotoCarousel, type Photo } from '@/components/ui/PhotoCarousel';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { ShareButton } from '@/components/ui/ShareButton';
import { SiteLink } from '@/components/ui/SiteLink';
import { Video } from '@/components/ui/Videos';
import { formatDate, isoDate } from '@/lib/util/format/dates';
import type { BlogPost } from '@/lib/content/gateway/blog';
import { isEmptyHtml, excerpt } from '@/lib/content/html/text';
import { news } from '@/lib/features/content-types/news';
import { statesOf, type NewsCard as Card } from '@/lib/features/news/cards';
import { photosOf } from '@/lib/features/page/photos';
import { routes } from '@/lib/server/routing/routes';
import { parseVideo } from '@/lib/content/media/video';
import { whatsappShareHref } from '@/lib/util/urls.mts';
import styles from '@/components/news/NewsDetail.module.css';
import shared from '@/components/ui/shared.module.css';

interface NewsDetailProps {
  post: BlogPost;
  related: Card[];
  /** Absolute URL of the page. */
  url: string;
}

/** Returns the post's own photos, or its cover if it has none. */
function photosOfPost(post: BlogPost): Photo[] {
  const photos = photosOf(
    post.lstblog_photos.map(({ name_photo, title }) => ({
      name_image: name_photo,
      title,
      alt: title || post.title_publication,
    })),
  );
  if (photos.length > 0 || post.name_cover_image === '') return photos;
  return [{ file: post.name_cover_image, alt: '' }];
}

/** One post: photos, date, places, text, video and related news. */
export function NewsDetail({ post, related, url }: NewsDetailProps) {
  const title = post.title_publication;
  const photos = photosOfPost(post);
  const states = statesOf(post);
  const video = parseVideo(post.video_url);
  return (
    <article>
      <JsonLd data={news.structuredData(post)} />
      <PageHeader title={title} trail={[{ label: 'Noticias', href: routes.blog() }]}>
        {post.start_date && (
          <p className={shared.fact}>
            <Icon name="calendar" />
            <time dateTime={isoDate(post.start_date)}>{formatDate(post.start_date)}</time>
          </p>
        )}
        {states.length > 0 && (
          <p className={shared.fact}>
            <Icon name="pin" />
            {states.join(', ')}
          </p>
        )}
        <a
          href={whatsappShareHref(title, url)}
          className={shared.actionLink}
          data-print="hide"
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" /> Compartir por WhatsApp
        </a>
        <ShareButton title={title} url={url} />
      </PageHeader>
      <Section isUnderHeader>
        <div className={styles.layout}>
          <div className={styles.column}>
            <PhotoCarousel
              label="Fotografías de la noticia"
              photos={photos}
              sizes="(min-width: 60em) 880px, 100vw"
              priority
            />
            {!isEmptyHtml(post.text_publication) && (
              <RichText html={post.text_publication} title={title} />
            )}
            {video && (
              <Video
                video={video}
                title={title}
                description={excerpt(post.text_publication)}
                date={post.start_date}
                picture={post.name_cover_image}
              />
            )}
            <p className={clsx(shared.above3, shared.ruled)} data-print="hide">
              <BackLink href={routes.blog()}>Ver todas las noticias</BackLink>
            </p>
          </div>
          <RelatedNews cards={related} />
        </div>
      </Section>
    </article>
  );
}

/** Related news: beside the post on wide screens, under it on others. */
function RelatedNews({ cards }: { cards: Card[] }) {
  if (cards.length === 0) return null;
  return (
    <aside className={styles.relatedAside} aria-labelledby="relacionadas" data-print="hide">
      <h2 id="relacionadas" className={shared.title}>
        Sigue leyendo
      </h2>
      <ul className={styles.relatedList}>
        {cards.map((card) => (
          <li key={card.id} className={styles.relatedItem}>
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
              <SiteLink href={card.href} className={clsx(shared.wholeLink, styles.relatedLink)}>
                {card.title}
              </SiteLink>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
