import 'server-only';
import { addressLines } from '@/lib/features/branches/facts';
import { zoneSegment } from '@/lib/features/branches/zone-segments';
import { formatDate } from '@/lib/util/format/dates';
import type { AnnualReport } from '@/lib/content/gateway/annual-reports';
import type { BlogSummary } from '@/lib/content/gateway/blog';
import type { ZonedBranch } from '@/lib/content/gateway/branches';
import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import type { ContactPerson } from '@/lib/content/gateway/contact';
import type { FaqGrouper } from '@/lib/content/gateway/faqs';
import type { Institutional } from '@/lib/content/gateway/institutional';
import type { PressItem } from '@/lib/content/gateway/press';
import type { PrivacyNotice } from '@/lib/content/gateway/privacy-notices';
import type { Program } from '@/lib/content/gateway/programs';
import type { SustainabilityReport } from '@/lib/content/gateway/sustainability';
import { textOf } from '@/lib/content/html/text';
import { announcesJobBoard, institutionalRedirect } from '@/lib/features/institutional/pages';
import { statesOf } from '@/lib/features/news/cards';
import { routes } from '@/lib/server/routing/routes';
import { entry, joined, lineOf, type SearchEntry } from '@/lib/features/search/entry';
import { namesOfNamesakes } from '@/lib/features/search/namesakes';

/** A business line and each of its service types. */
export function lineEntries(line: BusinessLine): SearchEntry[] {
  const record = entry('line', line.name, routes.line(line), {
    line: line.title || lineOf(line.description),
    keywords: line.meta_keywords,
    text: textOf(`${line.title} ${line.description} ${line.description_2} ${line.advantage}`),
  });
  const services = line.list_services.map((service) =>
    entry('service', service.name, routes.lineService(line, service.name), {
      line: lineOf(service.description),
      context: line.name,
      text: textOf(service.description),
    }),
  );
  return [record, ...services];
}

/** A branch and each of its zones. */
export function branchEntries(branch: ZonedBranch): SearchEntry[] {
  const { state } = branch.ubication;
  const record = entry('branch', branch.name, routes.branch(branch), {
    line: joined(addressLines(branch).join(', '), branch.phone_number),
    context: state,
  });
  const zones = branch.zones.map((zone) =>
    entry('zone', zone.title, routes.branch(branch, zoneSegment(branch.zones, zone)), {
      line: joined(branch.name, zone.frequency, zone.timetable),
      context: joined(branch.name, state),
    }),
  );
  return [record, ...zones];
}

/** The questions of a grouper. */
export function faqEntries(grouper: FaqGrouper): SearchEntry[] {
  return grouper.frequent_questions.map((question) =>
    entry('faq', question.question, routes.faq({ id_grouper: grouper.id, id: question.id }), {
      line: lineOf(question.answer),
      context: grouper.name,
      keywords: question.meta_keywords,
      text: textOf(question.answer),
    }),
  );
}

export function annualReportEntry(report: AnnualReport): SearchEntry {
  return entry('report', report.report_name, routes.annualReport(report), {
    line: report.title,
    keywords: report.meta_keywords,
    text: report.meta_description,
  });
}

/** A sustainability report is a file; without one it leads to its page. */
export function sustainabilityReportEntry(report: SustainabilityReport): SearchEntry {
  const file = report.url_report_file;
  return entry(
    'report',
    report.report_name,
    file === '' ? routes.sustainability() : routes.file(file),
    { line: file === '' ? '' : 'Documento PDF', keywords: 'sostenibilidad, pdf' },
  );
}

export function programEntry(program: Program): SearchEntry {
  return entry('program', program.program_name, routes.program(program), {
    line: lineOf(program.program_description),
    keywords: program.meta_keywords,
    text: textOf(program.program_description),
  });
}

/** The page, unless it redirects. */
export function institutionalEntries(page: Institutional): SearchEntry[] {
  if (announcesJobBoard(page) || institutionalRedirect(page) !== undefined) return [];
  return [
    entry('institutional', page.element, routes.institutional(page), {
      line: lineOf(page.description),
      keywords: page.meta_keywords,
      text: textOf(page.description),
    }),
  ];
}

export function noticeEntry(notice: PrivacyNotice): SearchEntry {
  return entry('notice', notice.name, routes.privacyNotice(notice), {
    line: lineOf(notice.description),
    keywords: notice.meta_keywords,
    text: textOf(notice.description),
  });
}

export function contactEntry(person: ContactPerson): SearchEntry {
  return entry('contact', person.name, routes.contact(), {
    line: joined(person.phone_number, person.email),
  });
}

/** Lists hold only the beginning of a post. */
export function* newsEntries(posts: readonly BlogSummary[]): Iterable<SearchEntry> {
  const names = namesOfNamesakes(
    posts.map(({ id, title_publication: title, url }) => ({ id, title, url })),
  );
  for (const post of posts) {
    const { id, title_publication: title } = post;
    const name = names.get(id);
    yield entry(
      'news',
      title,
      name === undefined ? routes.blogPost(post) : routes.blogPostNamed(name),
      {
        line: formatDate(post.start_date),
        context: statesOf(post).join(', '),
        text: post.excerpt,
        id: name === undefined ? undefined : id,
      },
    );
  }
}

export function* pressEntries(items: readonly PressItem[]): Iterable<SearchEntry> {
  const names = namesOfNamesakes(items);
  for (const item of items) {
    const name = names.get(item.id);
    yield entry('press', item.title, routes.pressItem(name ?? item.title), {
      line: formatDate(item.date_notice),
      keywords: item.meta_keywords,
      id: name === undefined ? undefined : item.id,
    });
  }
}
