import { parseVideo, type VideoSource } from '@/lib/content/media/video';

export interface SustainabilityMedia {
  /** File key of the banner; '' without one. */
  banner: string;
  videos: VideoSource[];
}

/**
 * Sorts the media of the sustainability page: the first may be a picture, all others are videos
 * (contract, `SustainabilityContent`). Invalid ones are dropped.
 */
export function sortMedia(media: { url_media: string }[]): SustainabilityMedia {
  const first = media[0]?.url_media ?? '';
  const isBanner = first !== '' && first !== '0' && !/^(?:[a-z]+:)?\/\//i.test(first);
  const banner = isBanner && parseVideo(first) === undefined ? first : '';
  return {
    banner,
    videos: media.flatMap(({ url_media }) => parseVideo(url_media) ?? []),
  };
}
