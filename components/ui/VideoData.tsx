import { JsonLd } from '@/components/ui/JsonLd';
import { videoData } from '@/lib/features/structured-data/video';
import type { VideoFacts, VideoSource } from '@/lib/content/media/video';

/** Structured data of a page's videos. */
export function VideoData({ videos, facts }: { videos: VideoSource[]; facts: VideoFacts }) {
  return videos.map((video, index) => {
    const title = videos.length > 1 ? `${facts.title} (${index + 1})` : facts.title;
    return <JsonLd key={index} data={videoData(video, { ...facts, title })} />;
  });
}
