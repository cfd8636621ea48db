import { plain } from '@/tools/doctor/editorial/records/lines';
import {
  metadataTexts,
  shownRecord,
  textsOf,
  type ShownFile,
  type ShownRecord,
} from '@/tools/doctor/editorial/records/shown-record';
import type { Content } from '@/tools/doctor/content';
import type { FaqQuestion } from '@/lib/content/gateway/faqs';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { routes } from '@/lib/server/routing/routes';

const pdf = (field: string, file: string): ShownFile[] =>
  file === '' ? [] : [{ field, file, kind: 'pdf' }];

export function reportRecords(content: Content): ShownRecord[] {
  return listOrEmpty(content.annualReports).map((report) => {
    const { id, report_name, title, name_cover_image, name_report_file, start_date_str } = report;
    return shownRecord('informe anual', id, report_name, routes.annualReport(report), {
      texts: [...textsOf('name', { report_name, title }), ...metadataTexts(report)],
      pictures: plain('name_cover_image', name_cover_image, 'report'),
      files: pdf('name_report_file', name_report_file),
      dates: [{ field: 'start_date_str', value: start_date_str, kind: 'text' }],
      search: {
        titlePage: report.title_page,
        fallback: { field: 'report_name', value: report_name },
        description: { value: report.meta_description },
      },
      slug: { field: 'url', value: report.url },
    });
  });
}

export function sustainabilityReportRecords(content: Content): ShownRecord[] {
  return listOrEmpty(content.sustainabilityReports).map((report) => {
    const { report_name, name_cover_image, url_report_file } = report;
    return shownRecord(
      'informe de sostenibilidad',
      undefined,
      report_name,
      routes.sustainability(),
      {
        texts: textsOf('name', { report_name }),
        pictures: plain('name_cover_image', name_cover_image, 'sustainabilityReport'),
        files: pdf('url_report_file', url_report_file),
      },
    );
  });
}

export function noticeRecords(content: Content): ShownRecord[] {
  return listOrEmpty(content.privacyNotices).map((notice) => {
    const { id, name, description } = notice;
    return shownRecord('aviso de privacidad', id, name, routes.privacyNotice(notice), {
      texts: [...textsOf('name', { name }), ...metadataTexts(notice)],
      // The list may leave the text to the call of one notice.
      htmls: [{ field: 'description', value: description, level: 3 }],
      search: {
        titlePage: notice.title_page,
        fallback: { field: 'name', value: name },
        description: { value: notice.meta_description },
      },
      slug: { field: 'url', value: notice.url },
    });
  });
}

function questionRecord(grouperId: number, entry: FaqQuestion): ShownRecord {
  const { id, question, answer, name_image, title } = entry;
  const path = routes.faq({ id_grouper: grouperId, id });
  return shownRecord('pregunta frecuente', id, question, path, {
    texts: [...textsOf('name', { question }), ...metadataTexts(entry)],
    htmls: [{ field: 'answer', value: answer, level: 4, isMain: true }],
    pictures:
      name_image === ''
        ? []
        : [
            {
              field: 'name_image',
              file: name_image,
              place: 'faq',
              alt: { field: 'title', text: title },
            },
          ],
    search: {
      titlePage: entry.title_page,
      fallback: { field: 'question', value: question },
      description: { value: entry.meta_description },
    },
  });
}

export function faqRecords(content: Content): ShownRecord[] {
  return listOrEmpty(content.faqs).flatMap(({ id, name, frequent_questions }) => {
    const first = frequent_questions[0];
    const path = first ? routes.faq({ id_grouper: id, id: first.id }) : routes.faqs();
    return [
      shownRecord('tema de preguntas', id, name, path, { texts: textsOf('name', { name }) }),
      ...frequent_questions.map((question) => questionRecord(id, question)),
    ];
  });
}
