import { Parser } from 'htmlparser2';

/** A page as one reads it, and what a browser would ask for. */
export interface MirroredPage {
  title: string;
  heading: string;
  /** Text of `main` without what needs a script or an instance, and without the phone in its place. */
  text: string;
  /** Own URLs of pictures, styles, files and pages. */
  urls: string[];
}

const DEAD_TAGS = new Set('form button dialog noscript template script style select'.split(' '));

const isDead = (tag: string, attributes: Record<string, string>) =>
  DEAD_TAGS.has(tag) ||
  attributes['data-mirror'] !== undefined ||
  // A marker of the map, which is a button on the site.
  attributes.role === 'img' ||
  attributes.class === 'copia-telefono';

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Reads a page of the site or of its mirror: both must come out the same. */
export function readMirroredPage(html: string): MirroredPage {
  const page: MirroredPage = { title: '', heading: '', text: '', urls: [] };
  const open: string[] = [];
  let dead = 0;
  const isIn = (tag: string) => open.includes(tag);
  const parser = new Parser({
    onopentag(tag, attributes) {
      page.text += ' ';
      if (dead > 0 || isDead(tag, attributes)) {
        if (!VOID.has(tag)) dead += 1;
        return;
      }
      if (!VOID.has(tag)) open.push(tag);
      const sets = [attributes.srcset, attributes.imagesrcset].flatMap(
        (set) => set?.split(', ') ?? [],
      );
      const isLinked = tag === 'a' || /^(?:stylesheet|.*icon)$/.test(attributes.rel ?? '');
      const found = [attributes.src, isLinked ? attributes.href : '', ...sets];
      const own = found.map((url) => url?.split(' ')[0]?.split('#')[0] ?? '');
      page.urls.push(...own.filter((url) => url.startsWith('/')));
    },
    ontext(text) {
      if (dead > 0) return;
      if (isIn('title') && !isIn('svg')) page.title += text;
      if (isIn('h1')) page.heading += text;
      if (isIn('main')) page.text += text;
    },
    onclosetag(tag, isImplied) {
      page.text += ' ';
      if (VOID.has(tag) && isImplied) return;
      if (dead > 0) dead -= 1;
      else open.splice(open.lastIndexOf(tag), 1);
    },
  });
  parser.end(html);
  page.text = page.text.replace(/\s+/g, ' ').trim();
  return page;
}
