import { Carousel } from '@/components/ui/Carousel';
import { Video } from '@/components/ui/Video';
import type { VideoFacts, VideoSource } from '@/lib/content/media/video';
import styles from '@/components/ui/Videos.module.css';

/** One video, or a carousel without autoplay. */
export function Videos({ videos, ...facts }: VideoFacts & { videos: VideoSource[] }) {
  const { title } = facts;
  const [first, ...others] = videos;
  if (first === undefined) return null;
  return (
    <div className={styles.videos}>
      {others.length === 0 ? (
        <Video video={first} {...facts} />
      ) : (
        <Carousel label={`Videos: ${title}`} gap={16}>
          {videos.map((video, index) => (
            <Video key={index} video={video} {...facts} title={`${title} (${index + 1})`} />
          ))}
        </Carousel>
      )}
    </div>
  );
}
