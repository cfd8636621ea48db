import clsx from 'clsx';
import { RichText } from '@/components/ui/RichText';
import { Videos } from '@/components/ui/Videos';
import { isEmptyHtml, excerpt } from '@/lib/content/html/text';
import type { VideoSource } from '@/lib/content/media/video';
import styles from '@/components/sustainability/Sustainability.module.css';
import shared from '@/components/ui/shared.module.css';

const VIDEO_TITLE = 'Sostenibilidad';

interface IntroProps {
  /** The rich title, html. */
  title: string;
  /** html. */
  description: string;
  videos: VideoSource[];
}

/** The rich title and description, then the videos. */
export function Intro({ title, description, videos }: IntroProps) {
  const hasTitle = !isEmptyHtml(title);
  const hasDescription = !isEmptyHtml(description);
  const level = hasTitle && /<h[1-6]\b/i.test(title) ? 3 : 2;
  return (
    <div className={shared.stack8}>
      {(hasTitle || hasDescription) && (
        <div className={clsx(hasTitle && hasDescription && styles.beside)}>
          {hasTitle && <RichText html={title} title={VIDEO_TITLE} className={styles.title} />}
          {hasDescription && (
            <RichText html={description} headingLevel={level} title={VIDEO_TITLE} />
          )}
        </div>
      )}
      {videos.length > 0 && (
        <div className={styles.videos}>
          <Videos videos={videos} title={VIDEO_TITLE} description={excerpt(description)} />
        </div>
      )}
    </div>
  );
}
