import { ButtonLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { formatDate, isoDate } from '@/lib/util/format/dates';
import type { BlogPost } from '@/lib/content/gateway/blog';
import { firstParagraph } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/home/Home.module.css';

/** The latest news, as many as the gateway sends, each with its first paragraph only. */
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
      <ul className={styles.newsList}>
        {posts.map((post) => (
          <li key={post.id}>
            <Card
              href={routes.blogPost(post)}
              action="Continua leyendo"
              title={post.title_publication}
              headingLevel="h3"
              file={post.name_cover_image}
              sizes="(min-width: 62em) 380px, (min-width: 48em) 45vw, 100vw"
              meta={
                post.start_date && (
                  <time dateTime={isoDate(post.start_date)}>{formatDate(post.start_date)}</time>
                )
              }
              tone="bare"
            >
              <p className={styles.newsText}>{firstParagraph(post.text_publication)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
