import sanitizeHtml, { type Tag } from 'sanitize-html';
import { normalizeHtml } from '@/lib/content/html/normalize';
import { textOf } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';
import { parseVideo, type VideoSource } from '@/lib/content/media/video';

/** Sanitised html, cut where a video stood: a frame of another site must not load by itself. */
export type RichTextPart = { kind: 'html'; html: string } | { kind: 'video'; video: VideoSource };

const FILE_CALL = /\/azure-storage\/api\/blob\/download\/?\?(?:.*&)?file=([^&#]+)/i;
const VIDEO_MARK = /<video-mark data-url="([^"]*)">/;

/** The site's own address for a picture of the gateway; undefined for any other picture. */
function imageSource(src: string): string | undefined {
  const named = FILE_CALL.exec(src)?.[1];
  if (named !== undefined) {
    try {
      // Percent-encoded, not form-encoded: a plus sign is one (contract, the file call).
      return routes.file(decodeURIComponent(named));
    } catch {
      return undefined;
    }
  }
  if (/^\/archivos\/[^/]+$/.test(src)) return src;
  // A bare file name is a file key; everything with a path or a scheme is somebody else's.
  return /^[^/:?#\\]+\.(?:avif|gif|jpe?g|png|webp)$/i.test(src) ? routes.file(src) : undefined;
}

/** What takes the place of an element that may not stand: nothing to see. */
const nothing: Tag = { tagName: 'span', attribs: {} };

const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['blockquote', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code'],
  ...['a', 'img', 'figure', 'figcaption', 'div', 'span', 'abbr', 'time'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const ALLOWED_ATTRIBUTES = {
  a: ['href', 'rel', 'target', 'title'],
  img: ['src', 'alt', 'loading'],
  abbr: ['title'],
  time: ['datetime'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** Elements within elements that are kept; deeper ones leave their text. */
const MAX_NESTING = 100;

/** Only what is allowed is left, and a mark where a video stood. */
function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...ALLOWED_TAGS, 'video-mark'],
    allowedAttributes: { ...ALLOWED_ATTRIBUTES, 'video-mark': ['data-url'] },
    nestingLimit: MAX_NESTING,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      ...['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template'],
      ...['object', 'embed', 'iframe', 'xmp'],
    ],
    enforceHtmlBoundary: false,
    transformTags: {
      a: (tagName, { href, title, target }) => ({
        tagName,
        attribs: {
          ...(href ? { href } : {}),
          ...(title ? { title } : {}),
          ...(href && /^https?:/i.test(href) ? { rel: 'noopener' } : {}),
          // A new tab of its own is the only frame that gateway html may name.
          ...(href && /^https?:/i.test(href) && target === '_blank' ? { target } : {}),
        },
      }),
      img: (tagName, attribs) => {
        const src = imageSource(attribs.src ?? '');
        return src === undefined
          ? nothing
          : { tagName, attribs: { src, alt: attribs.alt ?? '', loading: 'lazy' } };
      },
      // Whatever mark the html brings along itself is no mark.
      'video-mark': () => nothing,
      iframe: (tagName, attribs): Tag => {
        const video = parseVideo(attribs.src ?? '');
        return video?.kind === 'embed'
          ? { tagName: 'video-mark', attribs: { 'data-url': video.page } }
          : { tagName, attribs: {} };
      },
    },
    // What a frame holds is for browsers that know no frames.
    textFilter: (text, tagName) => (tagName === 'iframe' ? '' : text),
  });
}

/** How many levels the headings of clean html go down. */
function shiftFor(clean: string, topLevel: number): number {
  const levels = [...clean.matchAll(/<h([1-6])>/g)].map((match) => Number(match[1]));
  return levels.length === 0 ? 0 : topLevel - Math.min(...levels);
}

/** The tag name with which a heading stands at its level. */
const headingTag = (tagName: string, topLevel: number, shift: number) =>
  tagName.replace(
    /^h([1-6])$/,
    (_, level: string) => `h${Math.min(6, Math.max(topLevel, Number(level) + shift))}`,
  );

const showsNothing = (html: string) => !/<(?:img|hr)\b/.test(html) && textOf(html) === '';

/**
 * Makes gateway html safe to show.
 *
 * @param html untrusted.
 * @param topLevel the heading level that the highest heading of the html becomes, 2 to 4; the
 *   page keeps its one `h1`.
 * @returns parts in order; only `components/ui/RichText` renders them.
 */
export function richTextParts(html: string, topLevel = 2): RichTextPart[] {
  const clean = sanitise(html);
  const shift = shiftFor(clean, topLevel);
  return clean.split(VIDEO_MARK).flatMap((piece, index): RichTextPart[] => {
    if (index % 2 === 1) {
      const video = parseVideo(piece.replace(/&amp;/g, '&'));
      return video ? [{ kind: 'video', video }] : [];
    }
    // What the cut went through is closed on its own side, too.
    const part = normalizeHtml(piece, (tagName) => headingTag(tagName, topLevel, shift));
    return showsNothing(part) ? [] : [{ kind: 'html', html: part }];
  });
}
