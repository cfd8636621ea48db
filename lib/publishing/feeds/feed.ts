/** A feed in either format. All URLs are absolute. */
export interface Feed {
  title: string;
  description: string;
  link: string;
  self: string;
  items: FeedItem[];
}

/** An entry of a feed. */
export interface FeedItem {
  title: string;
  /** The item's page; also its permanent id. */
  link: string;
  published: Date | undefined;
  /** Plain text; '' for none. */
  summary: string;
  /** Sanitized HTML; '' for none. */
  content: string;
  categories: string[];
  picture: FeedPicture | undefined;
}

/** A picture by its absolute URL, with its media type. */
export interface FeedPicture {
  url: string;
  type: string;
}

/** As feeds write it. */
export const LANGUAGE = 'es-mx';

/** The newest date of the items; undefined without dates. */
export function lastChange({ items }: Feed): Date | undefined {
  const times = items.flatMap(({ published }) => published?.getTime() ?? []);
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}
