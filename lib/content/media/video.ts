import { routes } from '@/lib/server/routing/routes';
import { networkAddress } from '@/lib/util/format/addresses';

/** A video that the site shows: a frame of a provider, or a file. */
export type VideoSource =
  | {
      kind: 'embed';
      provider: 'YouTube' | 'Vimeo';
      page: string;
      /** The privacy-friendly frame. */ frame: string;
    }
  | { kind: 'file'; src: string; type: string };

/** Facts of the record that contains the video; the gateway has none of the video itself. */
export interface VideoFacts {
  title: string;
  description?: string | undefined;
  picture?: string | undefined;
  date?: string | undefined;
}

const YOUTUBE_ID = /^[\w-]{11}$/;

function youtubeId(url: URL): string | undefined {
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  const [, first = '', second = ''] = url.pathname.split('/');
  if (host === 'youtu.be') return first;
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined;
  if (first === 'watch') return url.searchParams.get('v') ?? undefined;
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined;
}

/** The key of an unlisted video, after its id or as `h`. */
const VIMEO_HASH = /^[0-9a-f]{6,40}$/i;

/** The id of a video, in a player, a channel, a showcase or a group, and what follows it. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|(?:showcase|album)\/\d+\/video\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([^/]+))?/;

function vimeoVideo(url: URL): { id: string; hash: string } | undefined {
  const host = url.hostname.replace(/^www\./, '');
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return undefined;
  const [, id, after] = VIMEO_PATH.exec(url.pathname) ?? [];
  if (id === undefined) return undefined;
  const hash = url.searchParams.get('h') ?? after ?? '';
  return { id, hash: VIMEO_HASH.test(hash) ? hash : '' };
}

/** Parses a video's URL or file key (contract, `Video`); undefined for anything else. */
export function parseVideo(value: string): VideoSource | undefined {
  const key = value.trim();
  const extension = /^(?!https?:|www\.|\/\/).*\.(mp4|webm)$/is.exec(key)?.[1]?.toLowerCase();
  if (extension) return { kind: 'file', src: routes.file(key), type: `video/${extension}` };
  const address = networkAddress(value);
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const youtube = youtubeId(url);
  if (youtube !== undefined && YOUTUBE_ID.test(youtube)) {
    return {
      kind: 'embed',
      provider: 'YouTube',
      page: `https://www.youtube.com/watch?v=${youtube}`,
      frame: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`,
    };
  }
  const vimeo = vimeoVideo(url);
  if (vimeo === undefined) return undefined;
  return {
    kind: 'embed',
    provider: 'Vimeo',
    page: `https://vimeo.com/${vimeo.id}${vimeo.hash && `/${vimeo.hash}`}`,
    frame: `https://player.vimeo.com/video/${vimeo.id}?${vimeo.hash && `h=${vimeo.hash}&`}autoplay=1&dnt=1`,
  };
}

/** The playable videos of a record. */
export function parseVideos(list: readonly { url_video: string }[]): VideoSource[] {
  return list.flatMap(({ url_video }) => parseVideo(url_video) ?? []);
}
