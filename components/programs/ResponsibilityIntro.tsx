import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PhotoCarousel } from '@/components/ui/PhotoCarousel';
import { RichText } from '@/components/ui/RichText';
import type { SocialResponsibilityContent } from '@/lib/content/gateway/programs';
import { isEmptyHtml } from '@/lib/content/html/text';
import styles from '@/components/programs/Programs.module.css';
import shared from '@/components/ui/shared.module.css';

interface ResponsibilityIntroProps {
  /** The name of the photos. */
  label: string;
  content: SocialResponsibilityContent;
  /** Content below the text. */
  children?: ReactNode;
}

/** Social responsibility or its structure: the photos beside the opening words, then the text. */
export function ResponsibilityIntro({ label, content, children }: ResponsibilityIntroProps) {
  const { description, content: text } = content;
  const photos = content.photos.map(({ name_image, title }) => ({
    file: name_image,
    alt: title,
    ...(title ? { caption: title } : {}),
  }));
  const hasDescription = !isEmptyHtml(description);
  return (
    <div className={shared.stack8}>
      <div className={clsx(styles.opening, photos.length > 0 && hasDescription && styles.beside)}>
        {hasDescription && <RichText html={description} title={label} className={styles.words} />}
        <PhotoCarousel
          label={label}
          photos={photos}
          sizes="(min-width: 75em) 680px, (min-width: 60em) 56vw, 100vw"
          priority
          autoplay={0}
        />
      </div>
      {!isEmptyHtml(text) && (
        <RichText
          html={text}
          // The text's headings are below the opening's heading, if there is one.
          headingLevel={hasDescription && /<h[1-6]\b/i.test(description) ? 3 : 2}
          title={label}
        />
      )}
      {children}
    </div>
  );
}
