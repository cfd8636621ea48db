import { parseVideo } from '@/lib/content/media/video';

/**
 * One list of the gateway, sorted: the first may be a picture, all others are videos (contract,
 * `SustainabilityContent`). `banner` is a file key, '' without one.
 */
export function sortMedia(media: { url_media: string }[]) {
  const first = media[0]?.url_media ?? '';
  const isBanner = first !== '' && first !== '0' && !/^(?:[a-z]+:)?\/\//i.test(first);
  return {
    banner: isBanner && parseVideo(first) === undefined ? first : '',
    videos: media.flatMap(({ url_media }) => parseVideo(url_media) ?? []),
  };
}
