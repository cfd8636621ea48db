import { addCampaign, withCampaign } from '@/lib/server/routing/campaign-query';

// Scripts, styles and comments are taken whole, so that nothing in them passes for a tag. A tag that
// does not end is given up soon.
const PART =
  /<(?:script|style)\b[^]*?<\/(?:script|style)\s*>|<!--[^]*?-->|<(a|form)(?=\s)(?:[^>"']|"[^"]*"|'[^']*'){0,500}>/gi;
const TARGET = { a: /(\shref=")([^"]*)"/i, form: /(\saction=")(\/api\/[^"]*)"/i };
const POST = /\smethod="post"/i;

/** What React and the sanitizer write in attributes. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const ENTITIES = Object.fromEntries(Object.entries(CHARACTERS).map(([entity, of]) => [of, entity]));

function read(attribute: string): string | undefined {
  // Any other reference would not be written back as it was.
  if (/&(?!(?:amp|lt|gt|quot|#x27);)[#\w]+;/.test(attribute)) return undefined;
  return attribute.replace(/&[#\w]+;/g, (entity) => CHARACTERS[entity] ?? entity);
}

const written = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

function carriedBy(tag: string, kind: 'a' | 'form', campaign: string): string {
  if (kind === 'form' && !POST.test(tag)) return tag;
  return tag.replace(TARGET[kind], (found: string, start: string, attribute: string) => {
    const target = read(attribute);
    if (target === undefined) return found;
    const add = kind === 'a' ? withCampaign : addCampaign;
    return `${start}${written(add(target, campaign))}"`;
  });
}

/**
 * Adds campaign parameters to a page's links to other pages and to its forms that are sent by POST.
 * React keeps attributes that it did not write when it hydrates, so it needs no script and none
 * undoes it.
 *
 * @param campaign of `campaignQuery`, not ''.
 */
export function carryCampaign(html: string, campaign: string): string {
  return html.replace(PART, (part: string, name: string | undefined) => {
    if (name === undefined) return part;
    return carriedBy(part, name.toLowerCase() === 'a' ? 'a' : 'form', campaign);
  });
}
