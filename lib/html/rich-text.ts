import sanitizeHtml, { type Tag } from 'sanitize-html';
import { routes } from '@/lib/routes';
import { parseVideo, type VideoSource } from '@/lib/video';

/** Sanitised html, cut where a video stood: a frame of another site must not load by itself. */
export type RichTextPart = { kind: 'html'; html: string } | { kind: 'video'; video: VideoSource };

const FILE_CALL = /\/azure-storage\/api\/blob\/download\/?\?(?:.*&)?file=([^&#]+)/i;
const VIDEO_MARK = /<video-mark data-url="([^"]*)">(?:<\/video-mark>)?/;

/** The site's own address for a picture of the gateway; undefined for any other picture. */
function imageSource(src: string): string | undefined {
  const named = FILE_CALL.exec(src)?.[1];
  if (named !== undefined) {
    try {
      return routes.file(decodeURIComponent(named.replace(/\+/g, ' ')));
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

function shiftFor(html: string, topLevel: number): number {
  const levels = [...html.matchAll(/<h([1-6])\b/gi)].map((match) => Number(match[1]));
  return levels.length === 0 ? 0 : topLevel - Math.min(...levels);
}

const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['blockquote', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code'],
  ...['a', 'img', 'figure', 'figcaption', 'div', 'span', 'abbr', 'time'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'video-mark'],
];

/**
 * Makes gateway html safe to show.
 *
 * @param html untrusted.
 * @param topLevel the heading level that the highest heading of the html becomes, 2 to 4; the
 *   page keeps its one `h1`.
 * @returns parts in order; only `components/ui/RichText` renders them.
 */
export function richTextParts(html: string, topLevel = 2): RichTextPart[] {
  const shift = shiftFor(html, topLevel);
  const heading = (tagName: string) => {
    const level = Math.min(6, Math.max(topLevel, Number(tagName.slice(1)) + shift));
    return { tagName: `h${level}`, attribs: {} };
  };
  const clean = sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'rel', 'target', 'title'],
      img: ['src', 'alt', 'loading', 'width', 'height'],
      abbr: ['title'],
      time: ['datetime'],
      ol: ['start'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      'video-mark': ['data-url'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'svg',
      'math',
      'template',
      'object',
      'embed',
    ],
    enforceHtmlBoundary: false,
    transformTags: {
      ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, heading])),
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
      iframe: (_tagName, attribs) => {
        const video = parseVideo(attribs.src ?? '');
        return video?.kind === 'embed'
          ? { tagName: 'video-mark', attribs: { 'data-url': video.page } }
          : nothing;
      },
    },
  });
  return split(clean);
}

function split(html: string): RichTextPart[] {
  return html.split(new RegExp(VIDEO_MARK, 'g')).flatMap((piece, index): RichTextPart[] => {
    if (index % 2 === 1) {
      const video = parseVideo(piece.replace(/&amp;/g, '&'));
      return video ? [{ kind: 'video', video }] : [];
    }
    return piece.trim() === '' ? [] : [{ kind: 'html', html: piece }];
  });
}
