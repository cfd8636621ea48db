import { JsonLd } from '@/components/ui/JsonLd';
import { VideoPlayer } from '@/components/ui/VideoPlayer';
import { videoData } from '@/lib/features/structured-data/video';
import type { VideoFacts, VideoSource } from '@/lib/content/media/video';

/** A video with its structured data. */
export function Video({ video, ...facts }: VideoFacts & { video: VideoSource }) {
  return (
    <>
      <JsonLd data={videoData(video, facts)} />
      <VideoPlayer video={video} title={facts.title} />
    </>
  );
}
