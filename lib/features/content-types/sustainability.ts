import 'server-only';
import {
  getSustainabilityContent,
  getSustainabilityMessage,
  getSustainabilityReports,
  type SustainabilityContent,
  type SustainabilityReport,
} from '@/lib/content/gateway/sustainability';
import { listed, single, type ContentType } from '@/lib/features/content-types/content-type';
import { levelAfter, numbered, picture } from '@/lib/features/content-types/shown';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { sortMedia } from '@/lib/features/sustainability/media';
import { routes } from '@/lib/server/routing/routes';

/** The texts of the page of sustainability. */
export const sustainability = {
  tag: 'sustainability',
  noun: 'página de sostenibilidad',
  shownOn: [routes.sustainability()],
  leads: routes.sustainability(),
  calls: { sustainability: getSustainabilityContent.contract },
  read: () => single(getSustainabilityContent()),
  title: () => fixedPages.sustainability.title,
  path: () => fixedPages.sustainability.path,
  pictures: ({ media }) => picture('media[0].url_media', sortMedia(media).banner, 'wide'),
  shown: ({ content, description, title_reports, title_contacts, media }) => ({
    names: { title_reports, title_contacts },
    htmls: [
      { field: 'content', value: content, level: 2 },
      { field: 'description', value: description, level: levelAfter(content) },
    ],
    videos: numbered(
      'media[].url_media',
      media.map(({ url_media }) => (url_media === sortMedia(media).banner ? '' : url_media)),
    ),
  }),
} satisfies ContentType<SustainabilityContent>;

/** Reports that the page of sustainability offers as files. */
export const sustainabilityReports = {
  tag: 'sustainability',
  noun: 'informe de sostenibilidad',
  shownOn: [routes.sustainability()],
  calls: { sustainabilityReports: getSustainabilityReports.contract },
  read: () => listed(getSustainabilityReports()),
  title: ({ report_name }) => report_name,
  path: () => routes.sustainability(),
  // A report is a file; without one it leads to its page.
  entry: ({ url_report_file: file }) => ({
    kind: 'report',
    ...(file && { href: routes.file(file), line: 'Documento PDF' }),
    keywords: 'sostenibilidad, pdf',
  }),
  shown: ({ report_name, name_cover_image, url_report_file }) => ({
    names: { report_name },
    pictures: picture('name_cover_image', name_cover_image, 'sustainabilityReport'),
    pdfs: { url_report_file },
  }),
} satisfies ContentType<SustainabilityReport>;

/** With what the contact form begins for who comes from that page. */
export const sustainabilityMessage = {
  tag: 'sustainability',
  noun: 'mensaje de contacto',
  calls: { sustainabilityMessage: getSustainabilityMessage.contract },
  title: () => 'Mensaje de sostenibilidad',
  path: routes.contactAboutSustainability,
  shown: (texts) => ({ texts }),
} satisfies ContentType<{ default_email_message_sustainability: string }>;
