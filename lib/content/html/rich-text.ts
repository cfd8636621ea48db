import { createHash } from 'node:crypto';
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { normalizeHtml } from '@/lib/content/html/normalize';
import { BLOCKS, HIDDEN, isBlankText } from '@/lib/content/html/text';
import { shownAddress, decoded } from '@/lib/util/urls.mts';
import { routes } from '@/lib/server/routing/routes';
import { siteHref } from '@/lib/server/routing/site-href';
import { parseVideo, type VideoSource } from '@/lib/content/media/video';
import { withUnbrokenNumbers } from '@/lib/util/text';
import { isHidden, meaningOf, pictureSize } from '@/lib/util/html-attributes';

/** Sanitized HTML, split at its videos: a third party's frame must not load by itself. */
export type RichTextPart = { kind: 'html'; html: string } | { kind: 'video'; video: VideoSource };

const FILE_CALL = /\/azure-storage\/api\/blob\/download\/?\?(?:.*&)?file=([^&#]+)/i;
const VIDEO_MARK = /<video-mark data-url="([^"]*)">/;

/** Returns the site's own URL of the file in a file call of the gateway; undefined for other addresses. */
function calledFile(address: string): string | undefined {
  // The key is percent-encoded, not form-encoded (contract, the file call).
  const key = decoded(FILE_CALL.exec(address)?.[1] ?? '');
  return key && routes.file(key);
}

const anchorName = (name: string) => encodeURIComponent(name.toWellFormed());

/** Returns the target of a link; a bare name is relative to the root, as in the menus; '' for no link. */
function linkHref(given: string): string {
  const href = given.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  const called = calledFile(href);
  if (called) return called;
  if (/^https?:/i.test(href)) return URL.canParse(href) ? href : '';
  // Such an address hides its host.
  if (/^(?:\/?\\|\/\/)/.test(href)) return '';
  if (href.startsWith('#')) return `#${anchorName(decoded(href.slice(1)) ?? '')}`;
  return /^[?/]/.test(href) ? href : siteHref(href);
}

/** Returns the site's own URL of a gateway image; undefined for any other image. */
function imageSource(src: string): string | undefined {
  const called = calledFile(src);
  if (called) return called;
  if (/^\/archivos\/[^/]+$/.test(src)) return src;
  // A bare file name is a file key; a path or a scheme means another site's image.
  return /^[^/:?#\\]+\.(?:avif|gif|jpe?g|png|webp)$/i.test(src) ? routes.file(src) : undefined;
}

/** An allowed tag in place of a dropped one, by whose name the sanitizer would close the next. */
const nothing: Tag = { tagName: 'span', attribs: {} };

const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['blockquote', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code'],
  ...['a', 'img', 'figure', 'figcaption', 'div', 'span', 'abbr', 'time', 'del', 'ins', 'bdi'],
  ...['bdo', 'q', 'cite', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Elements with a text for browsers that do not support them; a link in it leads to the same file. */
const PLAYERS = ['video', 'audio'];

/** Replacements of elements, without which their texts would run together or lose their formatting. */
const SUBSTITUTES = new Map([
  ...[...BLOCKS].map((name) => [name, ALLOWED_TAGS.includes(name) ? name : 'div'] as const),
  ...[['font', 'span'] as const, ['big', 'span'] as const, ['strike', 's'] as const],
  // A marker in the HTML itself is not ours.
  ['video-mark', 'span'],
]);

const ALLOWED_ATTRIBUTES = {
  '*': ['id', 'lang', 'dir', 'style', 'datetime', 'hidden'],
  a: ['href', 'rel', 'target', 'title', 'data-address'],
  img: ['src', 'alt', 'loading', 'width', 'height'],
  abbr: ['title'],
  ol: ['start', 'reversed', 'type'],
  li: ['value', 'type'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  'video-mark': ['data-url'],
};

function link({ href: given = '', title = '', target }: Attributes): Tag {
  const href = linkHref(given);
  if (href === '') return nothing;
  const attribs: Attributes = { href, title };
  if (/^https?:/i.test(href)) {
    attribs.rel = 'noopener';
    // In print, the link shows its address as people read it.
    if (shownAddress(href) !== href) attribs['data-address'] = shownAddress(href);
    // Gateway HTML may not name any other frame.
    if (target === '_blank') attribs.target = target;
  }
  return { tagName: 'a', attribs };
}

function picture(attribs: Attributes): Tag {
  const src = imageSource(attribs.src ?? '');
  if (src === undefined) return nothing;
  const { alt = '' } = attribs;
  return { tagName: 'img', attribs: { src, alt, loading: 'lazy', ...pictureSize(attribs) } };
}

const MAKERS = new Map(Object.entries({ a: link, img: picture }));

/** Converts an element into an allowed one, and a video's frame into a mark of its place. */
function transform(given: string, attribs: Attributes): Tag {
  if (isHidden(given, attribs)) return { tagName: 'span', attribs: { hidden: 'hidden' } };
  const frame = given === 'iframe' ? attribs.src : given === 'oembed' ? attribs.url : '';
  const video = parseVideo(frame ?? '');
  if (video?.kind === 'embed') {
    return { tagName: 'video-mark', attribs: { 'data-url': video.page } };
  }
  const tag = MAKERS.get(given)?.(attribs) ?? { tagName: SUBSTITUTES.get(given) ?? given, attribs };
  const id = anchorName(attribs.id ?? (given === 'a' ? attribs.name : undefined) ?? '');
  return meaningOf({ ...tag, attribs: { ...tag.attribs, id } }, attribs);
}

/** Deeper elements are replaced by their text. */
const MAX_NESTING = 100;

function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...ALLOWED_TAGS, 'video-mark'],
    allowedAttributes: ALLOWED_ATTRIBUTES,
    // The only styles are those of `meaningOf`.
    parseStyleAttributes: false,
    nestingLimit: MAX_NESTING,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [...HIDDEN].filter((tagName) => !PLAYERS.includes(tagName)),
    enforceHtmlBoundary: false,
    transformTags: { '*': transform },
    exclusiveFilter: ({ attribs }) => attribs.hidden !== undefined,
    textFilter: (text, tagName) =>
      ['iframe', ...PLAYERS].includes(tagName) ? '' : withUnbrokenNumbers(text),
  });
}

const ANCHOR = / (id|href)="(#?)([^"]*)"(?=[^<>]*>)/g;

/** Keeps only ids that a link of the text targets, with a prefix that no other text or page has. */
function withOwnAnchors(clean: string, html: string): string {
  const all = [...clean.matchAll(ANCHOR)];
  const ids = new Set(all.flatMap(([, name, , target]) => (name === 'id' ? target : [])));
  const linked = new Set(all.flatMap(([, , mark, target]) => (mark ? target : [])));
  const prefix = `texto-${createHash('sha256').update(html).digest('hex').slice(0, 6)}-`;
  return clean.replace(ANCHOR, (attribute, name: string, mark: string, target: string) => {
    if (name === 'href') return mark && ids.has(target) ? ` href="#${prefix}${target}"` : attribute;
    // A second element with the same id loses it.
    return linked.delete(target) ? ` id="${prefix}${target}"` : '';
  });
}

const HEADING = /(<\/?h)([1-6])\b/g;

const showsNothing = (html: string) =>
  !/<(?:img|hr)\b|<[^>]* id="/.test(html) && isBlankText(html.replace(/<[^>]*>|&nbsp;/g, ''));

/** Sanitizes HTML for `components/ui/RichText`; its highest heading becomes `topLevel`, 2 to 4. */
export function richTextParts(html: string, topLevel = 2): RichTextPart[] {
  // `normalizeHtml` also closes the elements that the split cut.
  const pieces = withOwnAnchors(sanitize(html), html)
    .split(VIDEO_MARK)
    .map((piece, index) => (index % 2 === 1 ? piece : normalizeHtml(piece)));
  const levels = [...pieces.join('').matchAll(HEADING)].map(([, , level]) => Number(level));
  const shift = topLevel - Math.min(...levels);
  return pieces.flatMap((piece, index): RichTextPart[] => {
    if (index % 2 === 1) {
      const video = parseVideo(piece.replace(/&amp;/g, '&'));
      return video ? [{ kind: 'video', video }] : [];
    }
    const part = piece.replace(HEADING, (_, tag, level) => tag + Math.min(6, +level + shift));
    return showsNothing(part) ? [] : [{ kind: 'html', html: part }];
  });
}
