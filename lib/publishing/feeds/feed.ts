/** A feed as both formats tell it. All addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** The page that shows the same. */
  link: string;
  /** The feed's own address. */
  self: string;
  items: FeedItem[];
}

export interface FeedItem {
  title: string;
  /** The item's page, and its permanent id. */
  link: string;
  /** Undefined where the gateway's date is none. */
  published: Date | undefined;
  /** Plain text; '' for none. */
  summary: string;
  /** Sanitised html with absolute addresses; '' for none. */
  content: string;
  categories: string[];
  picture: FeedPicture | undefined;
}

export interface FeedPicture {
  url: string;
  /** Media type. */
  type: string;
}

export const LANGUAGE = 'es-mx';

/** The newest date of the items: when the feed last changed. Undefined where none has a date. */
export function lastChange({ items }: Feed): Date | undefined {
  const times = items.flatMap(({ published }) => published?.getTime() ?? []);
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}
