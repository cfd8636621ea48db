import { parseVideo, type VideoSource } from '@/lib/content/media/video';

/** One list of the gateway, sorted: `banner` is a file key, '' without one. */
export interface SustainabilityMedia {
  banner: string;
  videos: VideoSource[];
}

/** The first may be a picture, all others are videos (contract, `SustainabilityContent`). */
export function sortMedia(media: { url_media: string }[]): SustainabilityMedia {
  const first = media[0]?.url_media ?? '';
  const isBanner = first !== '' && first !== '0' && !/^(?:[a-z]+:)?\/\//i.test(first);
  const banner = isBanner && parseVideo(first) === undefined ? first : '';
  return {
    banner,
    videos: media.flatMap(({ url_media }) => parseVideo(url_media) ?? []),
  };
}
