import { mexicoDay } from '@/lib/util/mexico-day.mts';
import type { Content } from '../content';
import type { EditorialFinding } from '../report';
import { shownRecords } from './records';
import { findAll, type Rule } from './rule';
import { fields } from './rules/fields';
import { files } from './rules/files';
import { html } from './rules/html';
import { links } from './rules/links';
import { pages } from './rules/pages';
import { pictures } from './rules/pictures';
import { places } from './rules/places';
import { texts } from './rules/texts';

const byName = {
  ...{ ...fields, ...files, ...html, ...links },
  ...{ ...pages, ...pictures, ...places, ...texts },
};

/** The most important first. */
const ORDER = [
  ...(['address-doubled', 'link-dead', 'file-missing', 'text-missing', 'placeholder'] as const),
  ...(['phone-unusable', 'email-malformed', 'file-type', 'video-unknown', 'html-lost'] as const),
  ...(['mojibake', 'code-shown', 'date-unreadable', 'date-future', 'date-missing'] as const),
  ...(['zone-days', 'zone-unread', 'service-unread', 'redirect-target-missing'] as const),
  ...(['alt-missing', 'title-missing', 'alt-useless', 'title-doubled'] as const),
  ...(['description-missing', 'description-doubled', 'pdf-without-text'] as const),
  ...(['picture-small', 'file-heavy', 'address-unfit', 'address-missing'] as const),
  ...(['news-without-state', 'heading-order', 'link-text', 'title-long'] as const),
  ...(['description-long', 'pdf-without-title', 'capitals', 'spaces-doubled'] as const),
];

/** By name, in their order. */
export const rules = Object.fromEntries(ORDER.map((name): [string, Rule] => [name, byName[name]]));

/** The title of a rule; its name where it is not one of these. */
export const ruleTitle = (name: string) =>
  new Map<string, Rule>(Object.entries(byName)).get(name)?.title ?? name;

const keyOf = ({ rule, record, field, what }: EditorialFinding) =>
  JSON.stringify([rule, record.type, record.id, record.title, field, what]);

/** What an editor can mend, the most important first; each once. */
export function editorialFindings(content: Content, now = new Date()): EditorialFinding[] {
  const examined = { content, records: shownRecords(content), today: mexicoDay(now) };
  const all = findAll(rules, examined);
  return [...new Map(all.map((finding) => [keyOf(finding), finding])).values()];
}
