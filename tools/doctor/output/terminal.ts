import { styleText } from 'node:util';
import { formatSize } from '@/lib/util/format/sizes';
import type { CallReport, DoctorReport, Impact } from '../report';
import { callNotes, judgements, wordOf, type Judgement } from './words';

/** Columns of a terminal. */
const WIDTH = 100;
const MOST_LISTED = 8;

export type Paint = (what: Judgement, text: string) => string;

/** Colours for a terminal; plain text for anything else. */
export const paintFor =
  (isTerminal: boolean): Paint =>
  (what, text) => {
    const [, ...formats] = judgements[what];
    return isTerminal ? styleText(formats, text, { validateStream: false }) : text;
  };

/** Lines of at most 100 columns, broken at spaces; those after the first are indented by `rest`. */
export function wrapped(text: string, indent = '', rest = indent): string[] {
  const [first = '', ...words] = text.split(/\s+/);
  const lines = [indent + first];
  for (const word of words) {
    const joined = `${lines.at(-1)} ${word}`;
    if (joined.length > WIDTH) lines.push(rest + word);
    else lines[lines.length - 1] = joined;
  }
  return lines.map((line) => (line.length <= WIDTH ? line : `${line.slice(0, WIDTH - 1)}…`));
}

const shortName = (name: string) => name.replace(' /web-page-conf', ' ');

function row([state = '', name = '', ...figures]: readonly string[]): string {
  const columns = [5, 11, 8, 9].map((width, at) => (figures[at] ?? '').padStart(width));
  // The last part of a call says most.
  const end = name.length <= 50 ? name : `…${name.slice(-49)}`;
  return [state.padEnd(10), end.padEnd(50), ...columns].join(' ');
}

function noteText({ term, count, items }: ReturnType<typeof callNotes>[number]): string {
  const more = items.length > MOST_LISTED ? ` y ${items.length - MOST_LISTED} más` : '';
  const listed = items.slice(0, MOST_LISTED).join(', ');
  return `${term}: ${count}${listed === '' ? '' : `; ${listed}${more}`}`;
}

function callLines(call: CallReport, paint: Paint): string[] {
  const { state, ms, requests, bytes, records } = call;
  const times = `${ms.median}/${ms.slowest}`;
  const figures = [String(requests), times, formatSize(bytes), String(records)];
  const line = row([wordOf(state), shortName(call.name), ...figures]);
  const notes = callNotes(call).flatMap((note) => wrapped(noteText(note), ' '.repeat(11)));
  return [paint(state, line), ...notes];
}

/** Untried calls by their reason. */
function untriedLines(calls: readonly CallReport[], paint: Paint): string[] {
  const untried = calls.filter(({ state }) => state === 'untried');
  const byReason = Map.groupBy(untried, ({ reasons }) => reasons.join(' '));
  return [...byReason].flatMap(([reason, group]) => {
    const items = group.map(({ name }) => shortName(name));
    const text = noteText({ term: wordOf('untried'), count: reason, items });
    return wrapped(text, '', ' '.repeat(11)).map((line) => paint('untried', line));
  });
}

/** By their rule and what to do about it, the first of each. */
function impactLines(impact: readonly Impact[], paint: Paint): string[] {
  const indent = ' '.repeat(9);
  const byFix = Map.groupBy(impact, ({ rule, severity, fix }) => `${severity} ${rule} ${fix}`);
  return [...byFix.values()].flatMap((group) => [
    ...group.slice(0, MOST_LISTED).flatMap(({ severity, path, what }) => {
      const word = wordOf(severity).toLowerCase();
      const [first = '', ...rest] = wrapped(`${word}  ${path}: ${what}`, '  ', indent);
      return [paint(severity, first), ...rest];
    }),
    ...(group.length > MOST_LISTED
      ? [`${indent}y ${group.length - MOST_LISTED} más de este tipo`]
      : []),
    ...wrapped(`→ ${group[0]?.fix ?? ''}`, indent, `${indent}  `),
  ]);
}

/** Each sentence with where it stands, and whether it was understood. */
const serviceLines = ({ service }: DoctorReport) =>
  service.flatMap(({ outcome, path, text }) => {
    const word = (outcome === 'read' ? 'leída' : 'no leída').padEnd(10);
    return wrapped(`${word} ${path}: «${text}»`, '  ', ' '.repeat(13));
  });

const titled = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines, ''] : [];

/** The report for a terminal of 100 columns. */
export function renderReport(report: DoctorReport, paint: Paint): string {
  const { addresses, extent, impact, editorial } = report;
  const tried = report.calls.filter(({ state }) => state !== 'untried');
  const leftOut = extent.leftOut.join('; ');
  return [
    `Servicio: ${report.gateway}`,
    '',
    row(['Estado', 'Llamada', 'Pet.', 'ms med/máx', 'Bytes', 'Registros']),
    '─'.repeat(WIDTH - 2),
    ...tried.flatMap((call) => callLines(call, paint)),
    ...untriedLines(report.calls, paint),
    '',
    ...titled('Qué significa para el sitio', impactLines(impact, paint)),
    ...titled('Servicio en días festivos, como lo entiende el sitio', serviceLines(report)),
    ...(editorial.length > 0
      ? [`Observaciones editoriales: ${editorial.length}; están en el informe de --json.`, '']
      : []),
    ...wrapped(`${extent.requests} peticiones, ${extent.records} registros.`),
    ...wrapped(
      `Direcciones que guardan los cachés: ${addresses.pages} de páginas, ${addresses.files} de archivos, ` +
        `${addresses.pictures} de imágenes por tamaño y formato.`,
    ),
    ...(leftOut === '' ? [] : wrapped(`Se revisó una parte: ${leftOut}.`)),
    '',
    ...wrapped(report.summary).map((line) => paint(report.verdict, line)),
  ].join('\n');
}
