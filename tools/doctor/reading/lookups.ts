import { getAnnualReport } from '@/lib/content/gateway/annual-reports';
import { getBlogPost } from '@/lib/content/gateway/blog';
import { getBusinessLineByRoute } from '@/lib/content/gateway/business-lines';
import { getInstitutionalPage } from '@/lib/content/gateway/institutional';
import { getPressItem } from '@/lib/content/gateway/press';
import { getProgram } from '@/lib/content/gateway/programs';
import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { routes } from '@/lib/server/routing/routes';
import { trimSlug } from '@/lib/util/trim-slug';
import type { Lists } from './lists';
import type { Sample } from './samples';

/** A record of a list, asked for as its link does. */
export interface Lookup {
  call: string;
  title: string;
  path: string;
  status: Result<unknown>['status'];
  /** Whether it was the record of the list. */
  isSame: boolean;
}

interface Linked {
  id: number;
  title: string;
  path: string;
  /** What the page asks for. */
  name: string;
}

const nameIn = (url: string, fallback: string | number) => trimSlug(url) || String(fallback);

/** The samples of records that the site reads by the name in their link. */
export function lookupSamples(lists: Lists, lookups: Lookup[]): Sample[] {
  const sampleOf = <T>(
    label: string,
    call: string,
    linked: readonly Linked[],
    read: (name: string) => Promise<Result<T>>,
    idOf: (record: T) => number,
  ): Sample => ({
    label,
    reads: linked.map(({ id, title, path, name }) => async () => {
      const result = await read(name);
      const isSame = result.status === 'found' && idOf(result.value) === id;
      lookups.push({ call, title, path, status: result.status, isSame });
      return result;
    }),
  });
  return [
    sampleOf(
      'Páginas institucionales',
      'POST /web/catalog/information-institutional/getbydesc',
      listOrEmpty(lists.institutional).map((page) => ({
        id: page.id,
        title: page.element,
        path: routes.institutional(page),
        name: nameIn(page.url, page.element),
      })),
      getInstitutionalPage,
      ({ id }) => id,
    ),
    sampleOf(
      'Líneas de servicio',
      'GET /web/business-line/detailRouter/*',
      listOrEmpty(lists.lines).map((line) => ({
        id: line.id,
        title: line.name,
        path: routes.line(line),
        name: nameIn(line.url, line.name),
      })),
      getBusinessLineByRoute,
      ({ id }) => id,
    ),
    sampleOf(
      'Noticias',
      'POST /web/blog/getbydesc/',
      listOrEmpty(lists.posts).map((post) => ({
        id: post.id,
        title: post.title_publication,
        path: routes.blogPost(post),
        name: nameIn(post.url, post.title_publication),
      })),
      getBlogPost,
      ({ id }) => id,
    ),
    sampleOf(
      'Comunicados',
      'GET /web/press/getByTitle/*',
      listOrEmpty(lists.press).map((item) => ({
        id: item.id,
        title: item.title,
        path: routes.pressItem(item.title),
        name: item.title,
      })),
      getPressItem,
      ({ id }) => id,
    ),
    sampleOf(
      'Informes anuales',
      'POST /web/annual-report/getByName/',
      listOrEmpty(lists.annualReports).map((report) => ({
        id: report.id,
        title: report.report_name,
        path: routes.annualReport(report),
        name: nameIn(report.url, report.report_name),
      })),
      getAnnualReport,
      ({ id }) => id,
    ),
    sampleOf(
      'Programas',
      'GET /web/social-responsability/*',
      listOrEmpty(lists.programs).map((program) => ({
        id: program.id_program,
        title: program.program_name,
        path: routes.program(program),
        name: nameIn(program.url_page, program.id_program),
      })),
      getProgram,
      ({ id_program }) => id_program,
    ),
  ];
}
