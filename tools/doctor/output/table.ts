import type { CallReport, DoctorReport } from '../report';
import { consequenceLines } from './consequence-lines';
import type { Colours } from './colours';
import { WIDTH, wrapped } from './lines';
import { serviceLines } from './service-lines';
import { stateWords } from './words';

const MOST_LISTED = 8;

/** The last part of a call says most. */
const clipStart = (text: string, width: number) =>
  text.length <= width ? text : `…${text.slice(text.length - width + 1)}`;

const shortName = (name: string) => name.replace(' /web-page-conf', ' ');

function bytesText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1_000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function row([state, name, requests, ms, bytes, records]: readonly string[]): string {
  return [
    (state ?? '').padEnd(10),
    clipStart(name ?? '', 50).padEnd(50),
    (requests ?? '').padStart(5),
    (ms ?? '').padStart(11),
    (bytes ?? '').padStart(8),
    (records ?? '').padStart(9),
  ].join(' ');
}

const oddTypes = ({ kind, contentTypes }: CallReport) =>
  kind === 'file' ? [] : contentTypes.filter((type) => !type.startsWith('application/json'));

function notesOf(call: CallReport): string[] {
  const listed = (names: readonly string[]) =>
    names.slice(0, 12).join(', ') + (names.length > 12 ? ` y ${names.length - 12} más` : '');
  const { skipped, outcomes } = call;
  const examples = skipped.examples
    .slice(0, 2)
    .map(
      ({ id, field, reason }) =>
        `${field ?? 'registro'} ${reason}${id === undefined ? '' : ` (id ${id})`}`,
    );
  const statuses = Object.entries(call.statuses).map(([status, count]) => `${status} × ${count}`);
  return [
    ...(outcomes.unavailable > 0
      ? [
          `No sirvieron ${outcomes.unavailable} de ${call.requests}: ${call.reasons.join(', ') || statuses.join(', ')}`,
        ]
      : []),
    ...(outcomes.missing > 0 ? [`No encontrados: ${outcomes.missing}`] : []),
    ...(skipped.count > 0
      ? [`Registros omitidos: ${skipped.count} de ${skipped.of}; ${examples.join('; ')}`]
      : []),
    ...call.wrongTyped
      .slice(0, 6)
      .map(
        ({ field, came, count }) =>
          `${field} ${came} (${count === 1 ? 'una vez' : `${count} veces`})`,
      ),
    ...oddTypes(call).map((type) => `Content-Type: ${type}`),
    ...(call.notUtf8 > 0 ? ['Texto que no es UTF-8'] : []),
    ...(call.unknown.length > 0
      ? [`Campos que el contrato no conoce: ${listed(call.unknown)}`]
      : []),
    ...(call.neverCame.length > 0 ? [`Campos que nunca vinieron: ${listed(call.neverCame)}`] : []),
  ];
}

function callLines(call: CallReport, paint: Colours): string[] {
  const { state, ms, requests, bytes, records } = call;
  const figures = [
    String(requests),
    `${ms.median}/${ms.slowest}`,
    bytesText(bytes),
    String(records),
  ];
  const line = row([stateWords[state], shortName(call.name), ...figures]);
  return [paint[state](line), ...notesOf(call).flatMap((note) => wrapped(note, ' '.repeat(11)))];
}

/** Untried calls by their reason. */
function untriedLines(calls: readonly CallReport[], paint: Colours): string[] {
  const untried = calls.filter(({ state }) => state === 'untried');
  const byReason = Map.groupBy(untried, ({ reasons }) => reasons.join(' '));
  return [...byReason].flatMap(([reason, group]) => {
    const names = group.slice(0, MOST_LISTED).map(({ name }) => shortName(name));
    const more = group.length > names.length ? ` y ${group.length - names.length} más` : '';
    const [first = '', ...rest] = wrapped(`${reason} ${names.join(', ')}${more}`, ' '.repeat(11));
    return [stateWords.untried + first.slice(stateWords.untried.length), ...rest].map(
      paint.untried,
    );
  });
}

/** The report for a terminal of 100 columns. */
export function renderReport(report: DoctorReport, paint: Colours): string {
  const { extent, consequences, editorial, service } = report;
  const header = row(['Estado', 'Llamada', 'Pet.', 'ms med/máx', 'Bytes', 'Registros']);
  return [
    `Servicio: ${report.gateway}`,
    '',
    header,
    '─'.repeat(WIDTH - 2),
    ...report.calls
      .filter(({ state }) => state !== 'untried')
      .flatMap((call) => callLines(call, paint)),
    ...untriedLines(report.calls, paint),
    '',
    ...(consequences.length > 0
      ? ['Qué significa para el sitio', ...consequenceLines(consequences, paint), '']
      : []),
    ...(service.length > 0
      ? ['Servicio en días festivos, como lo entiende el sitio', ...serviceLines(service), '']
      : []),
    ...(editorial.length > 0
      ? [`Observaciones editoriales: ${editorial.length}; están en el informe de --json.`, '']
      : []),
    ...wrapped(`${extent.requests} peticiones, ${extent.records} registros.`, ''),
    ...(extent.leftOut.length > 0
      ? wrapped(`Se revisó una parte: ${extent.leftOut.join('; ')}.`, '')
      : []),
    '',
    ...wrapped(report.summary, '').map(paint[report.verdict]),
  ].join('\n');
}
