import type { Rule } from '@/tools/doctor/editorial/rule';
import * as characters from '@/tools/doctor/editorial/rules/characters';
import * as contact from '@/tools/doctor/editorial/rules/contact';
import * as dates from '@/tools/doctor/editorial/rules/dates';
import * as files from '@/tools/doctor/editorial/rules/files';
import * as html from '@/tools/doctor/editorial/rules/html';
import * as links from '@/tools/doctor/editorial/rules/links';
import * as pages from '@/tools/doctor/editorial/rules/pages';
import * as pictures from '@/tools/doctor/editorial/rules/pictures';
import * as places from '@/tools/doctor/editorial/rules/places';
import * as texts from '@/tools/doctor/editorial/rules/texts';

/** The rules, the most important first. */
export const rules: readonly Rule[] = [
  ...[pages.addressDoubled, links.linkDead, files.fileMissing, texts.textMissing],
  ...[texts.placeholder, contact.phoneUnusable, contact.emailMalformed, files.fileType],
  ...[
    files.videoUnknown,
    html.htmlLost,
    characters.mojibake,
    characters.codeShown,
    dates.dateUnreadable,
  ],
  ...[dates.dateFuture, dates.dateMissing, places.zoneDays, places.zoneUnread],
  ...[places.serviceUnread, places.redirectTargetMissing, pictures.altMissing],
  ...[texts.titleMissing, pictures.altUseless, pages.titleDoubled, pages.descriptionMissing],
  ...[pages.descriptionDoubled, files.pdfWithoutText, pictures.pictureSmall, files.fileHeavy],
  ...[pages.addressUnfit, pages.addressMissing, places.newsWithoutState, html.headingOrder],
  ...[links.linkText, pages.titleLong, pages.descriptionLong, files.pdfWithoutTitle],
  ...[texts.capitals, characters.spacesDoubled],
];

const titles = new Map(
  [...rules, links.externalLinkDead].map(({ name, title }) => [name, title] as const),
);

/** The title of a rule; its name where it is not one of these. */
export const ruleTitle = (name: string) => titles.get(name) ?? name;
