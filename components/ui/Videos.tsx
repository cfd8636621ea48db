import { Carousel } from '@/components/ui/Carousel';
import { JsonLd } from '@/components/ui/JsonLd';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { VideoPlayer } from '@/components/ui/VideoPlayer';
import type { VideoFacts, VideoSource } from '@/lib/content/media/video';
import { routes } from '@/lib/server/routing/routes';
import { videoData } from '@/lib/features/structured-data/video';
import styles from '@/components/ui/VideoPlayer.module.css';

interface VideoProps extends VideoFacts {
  video: VideoSource;
  /** False where the page shows the picture beside the video. */
  hasPoster?: boolean;
}

/** A video with its structured data. */
export function Video({ video, hasPoster = true, ...facts }: VideoProps) {
  const data = videoData(video, facts);
  const poster = hasPoster && facts.picture ? routes.picture(facts.picture, 828) : '';
  return (
    <>
      {data && <JsonLd data={data} />}
      <VideoPlayer video={video} title={facts.title} poster={poster} />
    </>
  );
}

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

/** The videos of a page under a heading that is not printed. */
export function VideoSection(props: VideoFacts & { videos: VideoSource[] }) {
  const { length } = props.videos;
  if (length === 0) return null;
  return (
    <Section ground="mist" labelledBy="videos">
      <div data-print="hide">
        <SectionHeading id="videos" title={length > 1 ? 'Videos' : 'Video'} />
      </div>
      <Videos {...props} />
    </Section>
  );
}
