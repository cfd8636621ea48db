import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { formatDate, isoDate } from '@/lib/format/dates';
import type { BlogPost } from '@/lib/gateway/blog';
import { firstParagraph } from '@/lib/html/text';
import { routes } from '@/lib/routes';
import styles from '@/components/home/LatestNews.module.css';

const SHOWN = 3;

/** The latest news, each with its first paragraph only. */
export function LatestNews({ posts }: { posts: BlogPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section ground="mist" labelledBy="noticias">
      <SectionHeading
        id="noticias"
        title="Noticias"
        action={
          <ButtonLink href={routes.blog()} tone="quiet">
            Todas las noticias
          </ButtonLink>
        }
      />
      <ul className={styles.list}>
        {posts.slice(0, SHOWN).map((post) => (
          <li key={post.id}>
            <article className={styles.card}>
              <Picture
                file={post.name_cover_image}
                alt=""
                sizes="(min-width: 992px) 380px, (min-width: 768px) 45vw, 100vw"
                className={styles.picture}
              />
              <time dateTime={isoDate(post.start_date)} className={styles.date}>
                {formatDate(post.start_date)}
              </time>
              <h3>{post.title_publication}</h3>
              <p className={styles.text}>{firstParagraph(post.text_publication)}</p>
              <SiteLink href={routes.blogPost(post)} className={styles.more}>
                Continua leyendo<VisuallyHidden>: {post.title_publication}</VisuallyHidden>
                <Icon name="arrow" />
              </SiteLink>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
