import 'server-only';
import { getJobBoard, type JobBoard } from '@/lib/content/gateway/job-board';
import { textOf } from '@/lib/content/html/text';
import { single, type ContentType } from '@/lib/features/content-types/content-type';
import { pageEntry } from '@/lib/features/content-types/page-entries';
import { fixedPages } from '@/lib/features/page/fixed-pages';

const vacancies = {
  tag: 'job-board',
  noun: 'vacantes',
  title: () => fixedPages.vacancies.title,
  path: () => fixedPages.vacancies.path,
  names: () => [],
  entry: () => pageEntry('vacancies', 'empleo, trabajo, puestos'),
} satisfies ContentType<JobBoard>;

/** The page about working here, with the page of the vacancies within it. */
export const jobBoard = {
  tag: 'job-board',
  noun: 'bolsa de trabajo',
  leads: fixedPages.jobBoard.path,
  read: () => single(getJobBoard()),
  within: (record) => [{ type: vacancies, record }],
  title: () => fixedPages.jobBoard.title,
  path: () => fixedPages.jobBoard.path,
  names: () => [],
  pictures: ({ background_image }) => [background_image],
  entry: ({ title, paragraphs }) =>
    pageEntry(
      'jobBoard',
      'empleo, trabajo, reclutamiento, currículum, sueldo, chofer, operador',
      textOf(`${title} ${paragraphs.join(' ')}`),
    ),
} satisfies ContentType<JobBoard>;
