import clsx from 'clsx';
import { RichText } from '@/components/ui/RichText';
import { VideoPlayer } from '@/components/ui/VideoPlayer';
import { isEmptyHtml } from '@/lib/html/empty';
import type { VideoSource } from '@/lib/video';
import styles from '@/components/sustainability/Intro.module.css';

interface IntroProps {
  /** The rich title, html. */
  title: string;
  /** html. */
  description: string;
  videos: VideoSource[];
}

/** Rich title and description, then the videos. */
export function Intro({ title, description, videos }: IntroProps) {
  const hasTitle = !isEmptyHtml(title);
  const hasDescription = !isEmptyHtml(description);
  return (
    <div className={styles.intro}>
      {(hasTitle || hasDescription) && (
        <div className={clsx(hasTitle && hasDescription && styles.beside)}>
          {hasTitle && (
            <RichText html={title} title="Video de sostenibilidad" className={styles.title} />
          )}
          {hasDescription && (
            <RichText
              html={description}
              headingLevel={hasTitle ? 3 : 2}
              title="Video de sostenibilidad"
            />
          )}
        </div>
      )}
      {videos.length > 0 && (
        <div className={clsx(styles.videos, videos.length > 1 && styles.many)}>
          {videos.map((video, index) => (
            <VideoPlayer
              key={index}
              video={video}
              title={videos.length > 1 ? `Sostenibilidad, ${index + 1}` : 'Sostenibilidad'}
            />
          ))}
        </div>
      )}
    </div>
  );
}
