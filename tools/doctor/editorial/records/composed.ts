import type { BusinessLine, ServiceType } from '@/lib/content/gateway/business-lines';
import type { Zone } from '@/lib/content/gateway/branches';
import { listOrEmpty, valueOrUndefined } from '@/lib/content/gateway/result';
import type { contentTypes } from '@/lib/features/content-types/table';
import { institutionalRedirect } from '@/lib/features/institutional/pages';
import type { Content } from '@/tools/doctor/content';
import { recordsIn } from '@/tools/doctor/records-in';

/** The zones of a branch, from the first of the calls that has them. */
function zonesOf(content: Content, id: number, listed: Zone[]): Zone[] {
  if (listed.length > 0) return listed;
  const detail = content.branchDetails.get(id);
  const own = detail ? (valueOrUndefined(detail)?.zones ?? []) : [];
  const asked = content.branchZones.get(id);
  return own.length > 0 || !asked ? own : listOrEmpty(asked);
}

/** The service types of a line, from the first of the calls that has them. */
function servicesOf({ serviceTypes }: Content, line: BusinessLine): ServiceType[] {
  const asked = serviceTypes.get(line.id);
  return line.list_services.length > 0 || !asked ? line.list_services : listOrEmpty(asked);
}

/** Every line, from the first of the lists that has it. */
function allLines({ lines, serviceLines, activeLines }: Content): BusinessLine[] {
  const listed = [activeLines, serviceLines, lines].flatMap(listOrEmpty);
  return [...new Map(listed.map((line) => [line.id, line])).values()];
}

function linesOf(content: Content) {
  const quoted = new Map(listOrEmpty(content.quoteLines).map((line) => [line.id, line]));
  const marked = new Map(listOrEmpty(content.lineMarkers).map((line) => [line.id, line]));
  return allLines(content).map((line) => ({
    ...line,
    name_quote_image: quoted.get(line.id)?.name_quote_image ?? '',
    name_marker_image: marked.get(line.id)?.name_marker_image ?? '',
    list_services: servicesOf(content, line),
  }));
}

const branchesOf = (content: Content) =>
  listOrEmpty(content.branches).map((branch) => {
    const detail = content.branchDetails.get(branch.id);
    return {
      ...(detail && valueOrUndefined(detail)),
      ...branch,
      zones: zonesOf(content, branch.id, branch.zones),
    };
  });

const pressOf = ({ press, pressImages, pressFiles }: Content) =>
  listOrEmpty(press).map((item) => {
    const [images, files] = [pressImages.get(item.id), pressFiles.get(item.id)];
    return {
      ...item,
      images: images ? listOrEmpty(images).map(({ name_image }) => name_image) : [],
      files: files ? listOrEmpty(files).map(({ name_file }) => name_file) : [],
    };
  });

const batteriesOf = ({ quoteLines, batteries }: Content) =>
  listOrEmpty(quoteLines).flatMap((line) => {
    const battery = batteries.get(line.id);
    const questions = battery ? (valueOrUndefined(battery)?.questions ?? []) : [];
    return questions.length > 0 ? [{ line, questions }] : [];
  });

const messageOf = ({ sustainabilityMessage }: Content) => {
  const text = valueOrUndefined(sustainabilityMessage);
  return text === undefined ? [] : [{ default_email_message_sustainability: text }];
};

/** Types whose records several calls have together, or that are not all shown. */
const composed: Readonly<Record<string, (content: Content) => object[]>> = {
  lines: linesOf,
  branches: branchesOf,
  press: pressOf,
  batteries: batteriesOf,
  sustainabilityMessage: messageOf,
  sections: ({ sections }) => listOrEmpty(sections).filter(({ enabled }) => enabled),
  footerSections: (content) => listOrEmpty(content.footerSections).filter(({ enabled }) => enabled),
  // Without those that lead elsewhere, and empty ones.
  institutional: ({ institutional }) =>
    listOrEmpty(institutional).filter((page) => institutionalRedirect(page) === undefined),
};

/** The records of a type, by its name in the table of content types. */
export function recordsOf(
  content: Content,
  name: string,
  { calls = {} }: (typeof contentTypes)[string],
): object[] {
  return composed[name]?.(content) ?? recordsIn(content, Object.keys(calls)[0] ?? '');
}
