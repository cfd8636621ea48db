import type { BlogPost } from '@/lib/content/gateway/blog';
import type { ListedBranch } from '@/lib/content/gateway/branches';
import { findState } from '@/lib/content/catalogue/states';
import { lastDate, type ServiceRules } from '@/lib/features/collection/holidays/exceptions';
import { placesIn, type PlaceNames } from '@/lib/features/collection/holidays/places';
import {
  readServiceText,
  sentencesOf,
  type ReadSentence,
} from '@/lib/features/collection/holidays/read-text';
import type { NamedDay, ServedPlace, ServiceRule } from '@/lib/features/collection/holidays/rules';
import { changeKey, isSuspension } from '@/lib/features/collection/holidays/suspension-words';
import { isoDate } from '@/lib/util/format/dates';
import { routes } from '@/lib/server/routing/routes';

/** A post that announces a change of service on certain dates. */
export interface ServiceNotice {
  title: string;
  /** Path of the post. */
  href: string;
  /** Shown from this date to that, `YYYY-MM-DD`. */
  published: string;
  until: string;
  rules: readonly ServiceRule[];
}

/** What is known of the service on days that may not be ordinary, everywhere. */
export interface Service {
  general: readonly ServiceRule[];
  notices: readonly ServiceNotice[];
}

/** What is read of a news item about the service. */
export type ServicePost = Pick<
  BlogPost,
  'title_publication' | 'text_publication' | 'start_date' | 'url' | 'lst_business_unit'
>;

/** With its state, for posts that name no place but carry a state. */
type StatedBranch = Pick<ListedBranch, 'id' | 'ubication'>;

function placesOfPost(post: ServicePost, branches: readonly StatedBranch[]): ServedPlace[] {
  const states = new Set(
    post.lst_business_unit.flatMap(({ ubication }) => findState(ubication.state)?.id ?? []),
  );
  return branches
    .filter(({ ubication }) => states.has(findState(ubication.state)?.id ?? 0))
    .map(({ id }) => ({ branchId: id }));
}

const isDated = (day: NamedDay) => day.kind === 'date' && day.year !== undefined;

/** Of a notice only what it says of dates counts. */
const isOfDates = ({ days }: ServiceRule) => days?.every(isDated) === true;

/** Of a title that announces something about the service. */
const CHANGE =
  /\b(?:no|sin|nadie|suspen\w*|cambi\w*|recorre\w*|reprogram\w*|pospo\w*|adelant\w*|cancel\w*|interru\w*|mueve\w*|aviso|normal)\b/;
/** Of a post that is about nothing else. */
const NOTICE =
  /^(?:(?:aviso|comunicado)(?! de (?:prensa|privacidad|vacantes?))|suspension|cambios? (?:de|en)|horarios?(?! de verano))\b/;

/** Whether a post announces a change on a date, in words that nobody has read. */
function isLooseNotice(title: string, sentences: readonly ReadSentence[]): boolean {
  const key = changeKey(title);
  // Below another title a text says "no" and "sin" of much else.
  const isChange = (text: string) =>
    NOTICE.test(key) || isSuspension(text) || (CHANGE.test(key) && CHANGE.test(changeKey(text)));
  return sentences.some(({ text, outcome }) => outcome === 'unread' && isChange(text));
}

/**
 * The notice that a post is, if it is one: its title or a sentence of its text announces a change for
 * named places and dates. A post of which a part is not understood makes its dates unknown.
 */
export function readPost(
  post: ServicePost,
  names: PlaceNames,
  branches: readonly StatedBranch[],
): { notice?: ServiceNotice; sentences: readonly ReadSentence[] } {
  const published = isoDate(post.start_date);
  if (published === undefined) return { sentences: [] };
  const title = post.title_publication;
  const own = placesOfPost(post, branches);
  const named = placesIn(title, names) ?? (own.length > 0 ? own : undefined);
  const reading = { names, published, places: named };
  const sentences = [title, ...sentencesOf(post.text_publication)];
  const read = readServiceText(sentences, reading);
  const rules = read.rules.filter(isOfDates);
  const isAnnounced = rules.some(({ kind }) => kind !== 'unknown');
  const isLoose = named !== undefined && isLooseNotice(title, read.sentences);
  const until = lastDate(rules);
  if (until === undefined || (!isAnnounced && !isLoose)) return { sentences: read.sentences };
  const href = routes.blogPost(post);
  return { notice: { title, href, published, until, rules }, sentences: read.sentences };
}

const concerns = ({ places }: ServiceRule, { branchId, zoneId }: ServedPlace) =>
  !places ||
  places.some(
    (place) =>
      place.branchId === branchId &&
      (place.zoneId === undefined || zoneId === undefined || place.zoneId === zoneId),
  );

/** The notices that concern a branch or, with its id, a zone, on a date. */
export const noticesFor = ({ notices }: Service, place: ServedPlace, today: string) =>
  notices.filter(
    ({ published, until, rules }) =>
      published <= today && today <= until && rules.some((rule) => concerns(rule, place)),
  );

/** The rules of one zone. Notices count once they are published, also when their dates are past. */
export function rulesOfZone(service: Service, zone: ServedPlace, today: string): ServiceRules {
  const ofZone = (rules: readonly ServiceRule[]) => rules.filter((rule) => concerns(rule, zone));
  return {
    general: ofZone(service.general),
    announced: service.notices
      .filter(({ published }) => published <= today)
      .map(({ rules, href }) => ({ rules: ofZone(rules), href })),
  };
}
