import type { VideoObject, WithContext } from 'schema-dts';
import { isoDate } from '@/lib/util/format/dates';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import type { VideoFacts, VideoSource } from '@/lib/content/media/video';

/** Returns the data of a video; undefined for a playlist or a live channel. */
export function videoData(
  video: VideoSource,
  facts: VideoFacts,
): WithContext<VideoObject> | undefined {
  if (video.kind === 'embed' && /\/(?:videoseries|live_stream)\?/.test(video.frame))
    return undefined;
  const published = facts.date === undefined ? undefined : isoDate(facts.date);
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: facts.title,
    ...(facts.description ? { description: facts.description } : {}),
    ...(facts.picture ? { thumbnailUrl: absoluteUrl(routes.file(facts.picture)) } : {}),
    ...(published ? { uploadDate: published } : {}),
    ...(video.kind === 'file'
      ? { contentUrl: absoluteUrl(video.src), encodingFormat: video.type }
      : { embedUrl: video.frame, url: video.page }),
  };
}
