import 'server-only';
import {
  getSustainabilityContent,
  getSustainabilityReports,
  type SustainabilityContent,
  type SustainabilityReport,
} from '@/lib/content/gateway/sustainability';
import { listed, single, type ContentType } from '@/lib/features/content-types/content-type';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { routes } from '@/lib/server/routing/routes';
import { parseVideo } from '@/lib/content/media/video';

/**
 * Sorts one list of the gateway: the first item may be a picture, all others are videos (contract,
 * `SustainabilityContent`). `banner` is a file key, '' without one.
 */
export function sortMedia(media: { url_media: string }[]) {
  const first = media[0]?.url_media ?? '';
  const isBanner = first !== '' && first !== '0' && !/^(?:[a-z]+:)?\/\//i.test(first);
  return {
    banner: isBanner && parseVideo(first) === undefined ? first : '',
    videos: media.flatMap(({ url_media }) => parseVideo(url_media) ?? []),
  };
}

/** The content of the sustainability page. */
export const sustainability = {
  tag: 'sustainability',
  noun: 'página de sostenibilidad',
  leads: routes.sustainability(),
  read: () => single(getSustainabilityContent()),
  title: () => fixedPages.sustainability.title,
  path: () => fixedPages.sustainability.path,
  pictures: ({ media }) => [sortMedia(media).banner],
} satisfies ContentType<SustainabilityContent>;

/** Reports that the sustainability page offers as files. */
export const sustainabilityReports = {
  tag: 'sustainability',
  noun: 'informe de sostenibilidad',
  read: () => listed(getSustainabilityReports()),
  title: ({ report_name }) => report_name,
  path: () => routes.sustainability(),
  // A report without a file leads to the sustainability page.
  entry: ({ url_report_file: file }) => ({
    kind: 'report',
    ...(file && { href: routes.document(file), line: 'Documento PDF' }),
    keywords: 'sostenibilidad, pdf',
  }),
} satisfies ContentType<SustainabilityReport>;
