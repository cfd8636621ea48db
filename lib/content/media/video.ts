import { routes } from '@/lib/server/routing/routes';
import { networkAddress } from '@/lib/util/urls.mts';

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
  /** File key of a picture; '' for none. */
  picture?: string | undefined;
  date?: string | undefined;
}

const YOUTUBE_ID = /^(?!videoseries$|live_stream$)[\w-]{11}$/;
const YOUTUBE_LIST = /^[A-Z]{2}[\w-]{2,}$/;
const YOUTUBE_CHANNEL = /^UC[\w-]+$/;

/** Returns the seconds of "90", "90s" or "1h2m30s"; 0 for anything else. */
function secondsOf(time: string): number {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time)?.slice(1) ?? [];
  return parts.reduce((seconds, part = '0') => 60 * seconds + Number(part), 0);
}

/** Returns a video with its list and start, a list, or a channel's live stream. */
function youtubeVideo({ hostname, pathname, searchParams, hash }: URL): VideoSource | undefined {
  const host = hostname.replace(/^(?:www|m|music)\./, '');
  if (!/^(?:youtu\.be|youtube(?:-nocookie)?\.com)$/.test(host)) return undefined;
  const [, first = '', second = '', third] = pathname.split('/');
  const valueOf = (name: string) => searchParams.get(name) ?? '';
  const source = (page: string, frame: string): VideoSource => ({
    kind: 'embed',
    provider: 'YouTube',
    page: `https://www.youtube.com/${page}`,
    frame: `https://www.youtube-nocookie.com/embed/${frame}autoplay=1&rel=0`,
  });
  const list = YOUTUBE_LIST.exec(valueOf('list'))?.[0] ?? '';
  const named = ['embed', 'shorts', 'live', 'v', 'e'].includes(first) ? second : '';
  const id = host === 'youtu.be' ? first : valueOf('v') || named;
  if (YOUTUBE_ID.test(id)) {
    const time = valueOf('t') || valueOf('start') || hash.replace('#t=', '');
    const start = secondsOf(time) || '';
    const inList = list && `&list=${list}`;
    return source(
      `watch?v=${id}${inList}${start && `&t=${start}s`}`,
      `${id}?${list && `list=${list}&`}${start && `start=${start}&`}`,
    );
  }
  const channel = first === 'channel' && third === 'live' ? second : valueOf('channel');
  if (YOUTUBE_CHANNEL.test(channel)) {
    return source(`channel/${channel}/live`, `live_stream?channel=${channel}&`);
  }
  const isList = list !== '' && ['playlist', 'watch', 'embed'].includes(first);
  return isList ? source(`playlist?list=${list}`, `videoseries?list=${list}&`) : undefined;
}

/** The key of an unlisted video, after its id or as `h`. */
const VIMEO_HASH = /^[0-9a-f]{6,40}$/i;

/** The id of a video, in a player, a channel, a showcase or a group, and what follows it. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|(?:showcase|album)\/\d+\/video\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([^/]+))?/;

function vimeoVideo({ hostname, pathname, searchParams }: URL): VideoSource | undefined {
  const [, id, after] = VIMEO_PATH.exec(pathname) ?? [];
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname) || id === undefined) return undefined;
  const hash = VIMEO_HASH.exec(searchParams.get('h') ?? after ?? '')?.[0] ?? '';
  return {
    kind: 'embed',
    provider: 'Vimeo',
    page: `https://vimeo.com/${id}${hash && `/${hash}`}`,
    frame: `https://player.vimeo.com/video/${id}?${hash && `h=${hash}&`}autoplay=1&dnt=1`,
  };
}

/** Parses a video's URL or file key (contract, `Video`); undefined for anything else. */
export function parseVideo(value: string): VideoSource | undefined {
  const key = value.trim();
  const extension = /^(?!https?:|www\.|\/\/).*\.(mp4|webm)$/is.exec(key)?.[1]?.toLowerCase();
  if (extension) return { kind: 'file', src: routes.file(key), type: `video/${extension}` };
  const address = networkAddress(value);
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return youtubeVideo(url) ?? vimeoVideo(url);
}

/** Returns the playable videos of a record. */
export function parseVideos(list: readonly { url_video: string }[]): VideoSource[] {
  return list.flatMap(({ url_video }) => parseVideo(url_video) ?? []);
}
