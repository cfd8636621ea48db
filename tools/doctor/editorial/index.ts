import type { Content } from '@/tools/doctor/content';
import type { EditorialFinding } from '@/tools/doctor/report';
import { findAll } from '@/tools/doctor/editorial/each-record';
import type { Rule } from '@/tools/doctor/editorial/finding';
import { addresses } from '@/tools/doctor/editorial/rules/addresses';
import { altTexts } from '@/tools/doctor/editorial/rules/alt-texts';
import { capitals } from '@/tools/doctor/editorial/rules/capitals';
import { characters } from '@/tools/doctor/editorial/rules/characters';
import { contactMeans } from '@/tools/doctor/editorial/rules/contact-means';
import { datesAt } from '@/tools/doctor/editorial/rules/dates';
import { doubledTexts } from '@/tools/doctor/editorial/rules/doubled-texts';
import { files } from '@/tools/doctor/editorial/rules/files';
import { headingOrder } from '@/tools/doctor/editorial/rules/headings';
import { htmlLosses } from '@/tools/doctor/editorial/rules/html-losses';
import { emptyLinkTexts } from '@/tools/doctor/editorial/rules/link-texts';
import { deadLinks } from '@/tools/doctor/editorial/rules/links';
import { missingTitles } from '@/tools/doctor/editorial/rules/missing-titles';
import { newsStates } from '@/tools/doctor/editorial/rules/news-states';
import { pdfs } from '@/tools/doctor/editorial/rules/pdfs';
import { smallPictures } from '@/tools/doctor/editorial/rules/pictures';
import { placeholders } from '@/tools/doctor/editorial/rules/placeholders';
import { redirectTargets } from '@/tools/doctor/editorial/rules/redirects';
import { searchTexts } from '@/tools/doctor/editorial/rules/search-texts';
import { unknownVideos } from '@/tools/doctor/editorial/rules/videos';
import { serviceDays } from '@/tools/doctor/editorial/rules/service-days';
import { zoneDays } from '@/tools/doctor/editorial/rules/zones';

/** Names of the rules, the most important first. */
export const RULES = [
  ...['address-doubled', 'link-dead', 'file-missing', 'text-missing', 'placeholder'],
  ...['phone-unusable', 'email-malformed', 'file-type', 'video-unknown', 'html-lost', 'mojibake'],
  ...['code-shown', 'date-unreadable', 'date-future', 'date-missing', 'zone-days'],
  'service-unread',
  ...['redirect-target-missing', 'alt-missing', 'title-missing', 'alt-useless', 'title-doubled'],
  ...['description-missing', 'description-doubled', 'pdf-without-text', 'picture-small'],
  ...['file-heavy', 'address-unfit', 'address-missing', 'news-without-state', 'heading-order'],
  ...['link-text', 'title-long', 'description-long', 'pdf-without-title', 'capitals'],
  'spaces-doubled',
] as const;

const importance = new Map<string, number>(RULES.map((rule, at) => [rule, at]));

const rules = (now: Date): Rule[] => [
  ...[addresses, altTexts, capitals, characters, contactMeans, datesAt(now), files, headingOrder],
  ...[htmlLosses, emptyLinkTexts, deadLinks, missingTitles, newsStates, pdfs, smallPictures],
  ...[
    placeholders,
    redirectTargets,
    searchTexts,
    doubledTexts,
    unknownVideos,
    zoneDays,
    serviceDays,
  ],
];

const keyOf = ({ rule, record, field, what }: EditorialFinding) =>
  JSON.stringify([rule, record.type, record.id, record.title, field, what]);

/** What an editor can mend, the most important first; each once. */
export function editorialFindings(content: Content, now = new Date()): EditorialFinding[] {
  const all = findAll(rules(now), content);
  const once = [...new Map(all.map((finding) => [keyOf(finding), finding])).values()];
  return once.toSorted((a, b) => (importance.get(a.rule) ?? 0) - (importance.get(b.rule) ?? 0));
}
