import clsx from 'clsx';
import { PhotoCarousel } from '@/components/ui/PhotoCarousel';
import { RichText } from '@/components/ui/RichText';
import type { SocialResponsibilityContent } from '@/lib/gateway/programs';
import { isEmptyHtml } from '@/lib/html/empty';
import styles from '@/components/programs/ResponsibilityIntro.module.css';

const shown = (html: string) => (isEmptyHtml(html) ? '' : html);

/** The rich text of social responsibility or of its structure, beside its photos. */
export function ResponsibilityIntro({
  label,
  content,
}: {
  /** Names the photos. */
  label: string;
  content: SocialResponsibilityContent;
}) {
  // One text: so its headings are shifted together and stay in order.
  const html = shown(content.description) + shown(content.content);
  const photos = content.photos.map(({ name_image, title }) => ({
    file: name_image,
    alt: title,
    ...(title ? { caption: title } : {}),
  }));
  return (
    <div className={clsx(styles.intro, photos.length > 0 && html !== '' && styles.beside)}>
      <div className={styles.photos}>
        <PhotoCarousel
          label={label}
          photos={photos}
          sizes="(min-width: 1200px) 560px, (min-width: 960px) 48vw, 100vw"
          priority
        />
      </div>
      {html !== '' && <RichText html={html} title={label} />}
    </div>
  );
}
