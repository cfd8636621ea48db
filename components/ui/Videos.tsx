import { Carousel } from '@/components/ui/Carousel';
import { VideoData } from '@/components/ui/VideoData';
import { VideoPlayer } from '@/components/ui/VideoPlayer';
import type { VideoFacts, VideoSource } from '@/lib/content/media/video';
import styles from '@/components/ui/Videos.module.css';

/** One video, or a carousel without autoplay. */
export function Videos({ videos, ...facts }: VideoFacts & { videos: VideoSource[] }) {
  const { title } = facts;
  const [first, ...others] = videos;
  if (first === undefined) return null;
  return (
    <div className={styles.videos}>
      <VideoData videos={videos} facts={facts} />
      {others.length === 0 ? (
        <VideoPlayer video={first} title={title} />
      ) : (
        <Carousel label={`Videos: ${title}`} gap={16}>
          {videos.map((video, index) => (
            <VideoPlayer key={index} video={video} title={`${title} (${index + 1})`} />
          ))}
        </Carousel>
      )}
    </div>
  );
}
