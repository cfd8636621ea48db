import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { normalizeHtml } from '@/lib/content/html/normalize';
import { BLOCKS, HIDDEN, textOf } from '@/lib/content/html/text';
import { shownAddress } from '@/lib/util/format/addresses';
import { routes } from '@/lib/server/routing/routes';
import { siteHref } from '@/lib/server/routing/site-href';
import { parseVideo, type VideoSource } from '@/lib/content/media/video';
import { withUnbrokenNumbers } from '@/lib/util/format/spaces';
import { decoded } from '@/lib/util/decoded.mts';

/** Sanitized HTML, split at its videos: a third party's frame must not load by itself. */
export type RichTextPart = { kind: 'html'; html: string } | { kind: 'video'; video: VideoSource };

const FILE_CALL = /\/azure-storage\/api\/blob\/download\/?\?(?:.*&)?file=([^&#]+)/i;
const VIDEO_MARK = /<video-mark data-url="([^"]*)">/;

/** The site's own URL of what a file call of the gateway names; undefined for any other address. */
function calledFile(address: string): string | undefined {
  // Percent-encoded, not form-encoded (contract, the file call).
  const key = decoded(FILE_CALL.exec(address)?.[1] ?? '');
  return key && routes.file(key);
}

/** Where a link leads, a name alone from the root as in the menus; '' for what is no link. */
function linkHref(given: string): string {
  const href = given.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  const called = calledFile(href);
  if (called) return called;
  if (/^https?:/i.test(href)) return URL.canParse(href) ? href : '';
  // It hides its host.
  if (/^(?:\/?\\|\/\/)/.test(href)) return '';
  return /^[#?/]/.test(href) ? href : siteHref(href);
}

/** The site's own URL of a gateway image; undefined for any other image. */
function imageSource(src: string): string | undefined {
  const called = calledFile(src);
  if (called) return called;
  if (/^\/archivos\/[^/]+$/.test(src)) return src;
  // A bare file name is a file key; a path or a scheme means another site's image.
  return /^[^/:?#\\]+\.(?:avif|gif|jpe?g|png|webp)$/i.test(src) ? routes.file(src) : undefined;
}

/** What a link to another site has; on paper it shows its address, as people read it. */
function elsewhere(href: string, target: string | undefined): Attributes {
  const address = shownAddress(href);
  return {
    rel: 'noopener',
    ...(address === href ? {} : { 'data-address': address }),
    // Gateway HTML may not name any other frame.
    ...(target === '_blank' ? { target } : {}),
  };
}

/** An allowed tag: where one that is not stood, the sanitizer would close the next by its name. */
const nothing: Tag = { tagName: 'span', attribs: {} };

const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['blockquote', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code'],
  ...['a', 'img', 'figure', 'figcaption', 'div', 'span', 'abbr', 'time'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Their own text is for browsers that do not know them; a link in it leads to the same. */
const PLAYERS = ['video', 'audio'];

/** Without an element of their own their texts would run together. */
const OTHER_BLOCKS = [...BLOCKS].filter((tagName) => !ALLOWED_TAGS.includes(tagName));

const ALLOWED_ATTRIBUTES = {
  a: ['href', 'rel', 'target', 'title', 'data-address'],
  img: ['src', 'alt', 'loading'],
  abbr: ['title'],
  time: ['datetime'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** The mark of a video where its frame stood. */
function videoMark(tagName: string, address = ''): Tag {
  const video = parseVideo(address);
  return video?.kind === 'embed'
    ? { tagName: 'video-mark', attribs: { 'data-url': video.page } }
    : { tagName, attribs: {} };
}

/** Deeper elements leave their text. */
const MAX_NESTING = 100;

function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...ALLOWED_TAGS, 'video-mark'],
    allowedAttributes: { ...ALLOWED_ATTRIBUTES, 'video-mark': ['data-url'] },
    nestingLimit: MAX_NESTING,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [...HIDDEN].filter((tagName) => !PLAYERS.includes(tagName)),
    enforceHtmlBoundary: false,
    transformTags: {
      ...Object.fromEntries(OTHER_BLOCKS.map((tagName) => [tagName, 'div'])),
      a: (tagName, { href: given = '', title, target }) => {
        const href = linkHref(given);
        if (href === '') return nothing;
        return {
          tagName,
          attribs: {
            href,
            ...(title ? { title } : {}),
            ...(/^https?:/i.test(href) ? elsewhere(href, target) : {}),
          },
        };
      },
      img: (tagName, attribs) => {
        const src = imageSource(attribs.src ?? '');
        return src === undefined
          ? nothing
          : { tagName, attribs: { src, alt: attribs.alt ?? '', loading: 'lazy' } };
      },
      // A marker in the HTML itself is not ours.
      'video-mark': () => nothing,
      iframe: (tagName, { src }) => videoMark(tagName, src),
      oembed: (tagName, { url }) => videoMark(tagName, url),
    },
    textFilter: (text, tagName) =>
      ['iframe', ...PLAYERS].includes(tagName) ? '' : withUnbrokenNumbers(text),
  });
}

function shiftFor(clean: string, topLevel: number): number {
  const levels = [...clean.matchAll(/<h([1-6])>/g)].map((match) => Number(match[1]));
  return levels.length === 0 ? 0 : topLevel - Math.min(...levels);
}

const headingTag = (tagName: string, topLevel: number, shift: number) =>
  tagName.replace(
    /^h([1-6])$/,
    (_, level: string) => `h${Math.min(6, Math.max(topLevel, Number(level) + shift))}`,
  );

const showsNothing = (html: string) => !/<(?:img|hr)\b/.test(html) && textOf(html) === '';

/** Sanitizes HTML for `components/ui/RichText`; its highest heading becomes `topLevel`, 2 to 4. */
export function richTextParts(html: string, topLevel = 2): RichTextPart[] {
  const clean = sanitize(html);
  const shift = shiftFor(clean, topLevel);
  return clean.split(VIDEO_MARK).flatMap((piece, index): RichTextPart[] => {
    if (index % 2 === 1) {
      const video = parseVideo(piece.replace(/&amp;/g, '&'));
      return video ? [{ kind: 'video', video }] : [];
    }
    // Also closes the elements that the split cut.
    const part = normalizeHtml(piece, (tagName) => headingTag(tagName, topLevel, shift));
    return showsNothing(part) ? [] : [{ kind: 'html', html: part }];
  });
}
