import branches from '@/data/content/branches.json';
import faqs from '@/data/content/faq-groupers.json';
import {
  readPost,
  type Service,
  type ServiceNotice,
} from '@/lib/features/collection/holidays/notices';
import { placeNames } from '@/lib/features/collection/holidays/places';
import { readServiceText, sentencesOf } from '@/lib/features/collection/holidays/read-text';

const zoneOf = (zone: { id: number; title: string; frequency: string; timetable: string }) => ({
  ...zone,
  ...{ image_name: '', title_img: '', alt: '' },
});

export const embeddedBranches = branches.map(({ id, name, ubication, zones }) => ({
  ...{ id, name, ubication },
  zones: zones.map(zoneOf),
}));

/** The places of the embedded content. */
export const embeddedPlaces = placeNames(embeddedBranches);

/** What the embedded answers say, without notices. */
export const embeddedService: Service = {
  general: faqs
    .flatMap(({ frequent_questions }) => frequent_questions)
    .flatMap(({ answer }) => readServiceText(sentencesOf(answer), { names: embeddedPlaces }).rules),
  notices: [],
};

/** A notice by its title, of a post published on a date. */
export function noticeOf(title: string, published: string, text = ''): ServiceNotice {
  const post = {
    ...{ title_publication: title, text_publication: text, start_date: published },
    ...{ url: 'aviso', lst_business_unit: [] },
  };
  const { notice } = readPost(post, embeddedPlaces, embeddedBranches);
  if (!notice) throw new Error(`"${title}" is no notice.`);
  return notice;
}
