import 'server-only';
import { branchIndexPage } from '@/lib/features/branches/pagination';
import type { ContentType } from '@/lib/server/cache/tags';
import { isoDate } from '@/lib/util/format/dates';
import { getAnnualReports } from '@/lib/content/gateway/annual-reports';
import { getBlogSummaries } from '@/lib/content/gateway/blog';
import { getZonedBranches } from '@/lib/content/gateway/branches';
import {
  getActiveLines,
  getBusinessLines,
  getServiceLines,
} from '@/lib/content/gateway/business-lines';
import { getJobBoard } from '@/lib/content/gateway/job-board';
import { getPrivacyNotices } from '@/lib/content/gateway/privacy-notices';
import { getPrograms, getStrategyContent, type Program } from '@/lib/content/gateway/programs';
import { found, mapResult, valueOrUndefined, type Result } from '@/lib/content/gateway/result';
import { getSustainabilityPrograms } from '@/lib/content/gateway/sustainability';
import { withDetails } from '@/lib/features/lines/with-details';
import { readFaqGroupers } from '@/lib/features/faq/groupers';
import { announcesJobBoard, institutionalRedirect } from '@/lib/features/institutional/pages';
import { readInstitutionalPages } from '@/lib/features/institutional/read-pages';
import { isInRange, NEWS_STEPS } from '@/lib/util/pagination';
import { readAllPress } from '@/lib/features/press/read-all';
import { hasStructure } from '@/lib/features/programs/tabs';
import { programPhotos } from '@/lib/features/programs/pictures';
import { routes } from '@/lib/server/routing/routes';
import { keptByContent, keptByParts } from '@/lib/util/kept-by-content';
import { globalSingleton } from '@/lib/util/global-singleton';
import { pagesOfBranch } from '@/lib/publishing/sitemap/branch-pages';
import {
  isReachable,
  missingAsEmpty,
  page,
  type SitePage,
} from '@/lib/publishing/sitemap/site-page';

const fixedPages: readonly SitePage[] = [
  page(routes.home(), ['home', 'blog', 'business-line', 'client', 'faq', 'seo', 'testimonial']),
  page(routes.services(), ['business-line']),
  page(routes.branches(), ['branch']),
  page(routes.annualReports(), ['annual-report']),
  page(routes.socialResponsibility(), ['social-responsibility']),
  page(routes.sustainability(), ['sustainability']),
  page(routes.contact(), ['contact']),
  page(routes.accessibility(), []),
  page(routes.quote(), ['quote', 'seo']),
];

type Pages = readonly SitePage[];
type PageGroup = Promise<Result<Pages>>;

const kept = globalSingleton('site-pages', () => ({
  groups: new Map<string, ReturnType<typeof keptByContent<Pages>>>(),
  all: keptByParts<Pages>(),
}));

/** The pages made of content that was read, built again when it changes. */
function pagesOf<T extends object>(
  group: string,
  content: Result<T>,
  make: (content: T) => Pages,
): Result<Pages> {
  return mapResult(content, (value) => {
    const made = kept.groups.get(group) ?? keptByContent<Pages>();
    kept.groups.set(group, made);
    return made(value, () => make(value));
  });
}

async function blogPages(): PageGroup {
  return pagesOf('blog', await missingAsEmpty(getBlogSummaries('all')), (posts) => {
    const lists: SitePage[] = [];
    for (let at = 1; isInRange(at, posts.length, NEWS_STEPS); at += 1) {
      lists.push(page(routes.blog(at), ['blog']));
    }
    const details = posts.map((post) =>
      page(routes.blogPost(post), ['blog'], {
        names: [post.id, post.url, post.title_publication],
        date: isoDate(post.start_date),
        files: [post.name_cover_image, ...post.lstblog_photos.map(({ name_photo }) => name_photo)],
      }),
    );
    return [...lists, ...details];
  });
}

async function pressPages(): PageGroup {
  return pagesOf('press', await readAllPress(), ({ items, pages }) => [
    ...Array.from({ length: Math.max(1, pages) }, (_, at) => page(routes.press(at + 1), ['press'])),
    ...items.map((item) =>
      page(routes.pressItem(item.title), ['press'], {
        names: [item.id, item.url, item.title],
        date: isoDate(item.date_notice),
        files: [item.name_image],
      }),
    ),
  ]);
}

async function reportPages(): PageGroup {
  return pagesOf('reports', await missingAsEmpty(getAnnualReports()), (reports) =>
    reports.map((report) =>
      page(routes.annualReport(report), ['annual-report'], {
        names: [report.id, report.url, report.report_name],
        date: isoDate(report.start_date_str),
        files: [report.name_cover_image],
      }),
    ),
  );
}

/** The active lines or, without any, all of the services page. */
async function linePages(): PageGroup {
  const [active, details] = await Promise.all([
    missingAsEmpty(getActiveLines()),
    missingAsEmpty(getBusinessLines()),
  ]);
  if (active.status !== 'found') return active;
  if (details.status !== 'found') return details;
  const linked = active.value.length > 0 ? active : await missingAsEmpty(getServiceLines());
  return pagesOf('lines', linked, (lines) =>
    withDetails(lines, details.value).map((line) =>
      page(routes.line(line), ['business-line'], {
        names: [line.id, line.url, line.route, line.name],
        files: [line.name_cover_image, ...line.list_imagenes.map(({ name_image }) => name_image)],
      }),
    ),
  );
}

async function branchPages(): PageGroup {
  return pagesOf('branches', await missingAsEmpty(getZonedBranches()), (branches) => {
    const pages = branchIndexPage(branches, 1)?.pages ?? 1;
    const lists = Array.from({ length: pages }, (_, at) =>
      page(routes.branches(at + 1), ['branch']),
    );
    return [...lists, ...branches.flatMap(pagesOfBranch)];
  });
}

/** Without redirects and the one that announces the job board, which has no tab. */
async function institutionalPages(): PageGroup {
  return pagesOf('institutional', await missingAsEmpty(readInstitutionalPages()), (pages) =>
    pages
      .filter((entry) => !announcesJobBoard(entry) && institutionalRedirect(entry) === undefined)
      .map((entry) =>
        page(routes.institutional(entry), ['institutional'], {
          names: [entry.id, entry.url, entry.element],
          files: entry.photo.map(({ name_image }) => name_image),
        }),
      ),
  );
}

async function programPages(read: Promise<Result<Program[]>>, type: ContentType): PageGroup {
  return pagesOf(type, await missingAsEmpty(read), (programs) =>
    programs.map((program) =>
      page(routes.program(program), [type], {
        names: [program.id_program, program.url_page, program.program_name],
        files: programPhotos(program).map(({ file }) => file),
      }),
    ),
  );
}

async function faqPages(): PageGroup {
  return pagesOf('faqs', await missingAsEmpty(readFaqGroupers()), (groupers) =>
    groupers.flatMap((grouper) =>
      grouper.frequent_questions.map(({ id }) =>
        page(routes.faq({ id_grouper: grouper.id, id }), ['faq']),
      ),
    ),
  );
}

/** `/aviso_privacidad` shows the first notice, whose own URL is canonical. */
async function privacyPages(): PageGroup {
  return pagesOf('privacy', await missingAsEmpty(getPrivacyNotices()), (notices) =>
    notices.length === 0
      ? [page(routes.privacy(), ['privacy-notice'])]
      : notices.map((notice) =>
          page(routes.privacyNotice(notice), ['privacy-notice'], {
            names: [notice.id, notice.url, notice.name],
          }),
        ),
  );
}

/** Pages that redirect while their record is missing or empty. */
async function recordPages(): PageGroup {
  const [board, strategy] = await Promise.all([getJobBoard(), getStrategyContent()]);
  if (board.status === 'unavailable') return board;
  if (strategy.status === 'unavailable') return strategy;
  const has = {
    board: board.status === 'found',
    structure: hasStructure(valueOrUndefined(strategy)),
  };
  return pagesOf('records', found(has), ({ board: hasBoard, structure }) => [
    ...(hasBoard
      ? [page(routes.jobBoard(), ['job-board']), page(routes.vacancies(), ['job-board'])]
      : []),
    ...(structure ? [page(routes.socialStructure(), ['social-responsibility'])] : []),
  ]);
}

function allPages(groups: readonly Pages[]): Pages {
  const byPath = new Map<string, SitePage>();
  for (const entry of [...fixedPages, ...groups.flat()]) {
    if (isReachable(entry.path) && !byPath.has(entry.path)) byPath.set(entry.path, entry);
  }
  return [...byPath.values()];
}

/**
 * Every indexable page, the same list while the content says the same; unavailable if any part is, or
 * search engines drop pages. Never throws.
 */
export async function readSitePages(): PageGroup {
  const groups = await Promise.all([
    recordPages(),
    linePages(),
    branchPages(),
    institutionalPages(),
    blogPages(),
    pressPages(),
    reportPages(),
    programPages(getPrograms(), 'social-responsibility'),
    programPages(getSustainabilityPrograms(), 'sustainability'),
    faqPages(),
    privacyPages(),
  ]);
  const gap = groups.find(({ status }) => status === 'unavailable');
  if (gap?.status === 'unavailable') return gap;
  const lists = groups.flatMap((group) => (group.status === 'found' ? [group.value] : []));
  return found(kept.all(lists, () => allPages(lists)));
}
