import { Parser } from 'htmlparser2';

/** A page as a crawler sees it, without scripts. */
export interface SeenPage {
  /** `href` of `a` elements, as written. */
  links: string[];
  /** Heading levels in document order. */
  headings: number[];
  /** Text of `main`, folded. */
  mainText: string;
  title: string;
  description: string;
  canonical: string;
  isIndexed: boolean;
  /** The og:image; '' if there is none. */
  sharePicture: string;
  jsonLd: string[];
  /** Whether `main` contains a video or its player. */
  mainHasVideo: boolean;
  /** The optimizer's pictures that the HTML names anywhere. */
  conversions: Conversion[];
}

interface Conversion {
  url: string;
  /** The path of the original. */
  file: string;
  width: string;
}

function conversionsIn(html: string): Conversion[] {
  const urls = html
    .replaceAll('&amp;', '&')
    .matchAll(/\/_next\/image\?url=([^&"]+)&w=(\d+)&q=\d+/g);
  return [...urls].map(([url, file = '', width = '']) => ({
    ...{ url, width },
    file: decodeURIComponent(file),
  }));
}

/** Parses a page's HTML as a crawler does. */
export function readPage(html: string): SeenPage {
  const page: SeenPage = {
    links: [],
    headings: [],
    mainText: '',
    title: '',
    description: '',
    canonical: '',
    isIndexed: true,
    sharePicture: '',
    jsonLd: [],
    mainHasVideo: false,
    conversions: conversionsIn(html),
  };
  let mainDepth = 0;
  let isTitle = false;
  let isSilent = 0;
  let isData = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'a' && attributes.href) page.links.push(attributes.href);
      if (name === 'link' && attributes.rel === 'canonical') page.canonical += attributes.href;
      if (name === 'meta' && attributes.name === 'description') {
        page.description += attributes.content;
      }
      if (name === 'meta' && attributes.name === 'robots') {
        page.isIndexed = !/noindex/i.test(attributes.content ?? '');
      }
      if (name === 'meta' && attributes.property === 'og:image') {
        page.sharePicture += attributes.content;
      }
      if (name === 'script' && attributes.type === 'application/ld+json') {
        isData = true;
        page.jsonLd.push('');
      }
      if (name === 'video') page.mainHasVideo = true;
      if (/^h[1-6]$/.test(name)) page.headings.push(Number(name[1]));
      if (name === 'main' || mainDepth > 0) mainDepth += 1;
      // An SVG may have its own title.
      if (name === 'title' && page.title === '') isTitle = true;
      if (name === 'script' || name === 'style') isSilent += 1;
    },
    ontext(text) {
      if (isData) page.jsonLd.push((page.jsonLd.pop() ?? '') + text);
      if (isTitle) page.title += text;
      if (mainDepth > 0 && isSilent === 0) page.mainText += `${text} `;
    },
    onclosetag(name) {
      if (mainDepth > 0) mainDepth -= 1;
      if (name === 'title') isTitle = false;
      if (name === 'script') isData = false;
      if (name === 'script' || name === 'style') isSilent -= 1;
    },
  });
  parser.end(html);
  page.mainHasVideo ||= page.mainText.includes('Reproducir video:');
  page.mainText = page.mainText.replace(/\s+/g, ' ').trim();
  return page;
}
