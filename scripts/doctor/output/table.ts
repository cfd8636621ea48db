import type { CallReport, Consequence, DoctorReport } from '../report';
import type { Colours } from './colours';

const WIDTH = 100;
const MOST_LISTED = 8;

const STATES: Record<CallReport['state'], string> = {
  whole: 'completa',
  gaps: 'huecos',
  failed: 'falla',
  untried: 'sin probar',
};

const clip = (text: string, width: number) =>
  text.length <= width ? text : `${text.slice(0, width - 1)}…`;

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

/** Lines of at most `WIDTH`, broken at spaces. */
export function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/)) {
    const joined = line === indent ? line + word : `${line} ${word}`;
    if (joined.length <= WIDTH || line === indent) {
      line = clip(joined, WIDTH);
      continue;
    }
    lines.push(line);
    line = clip(indent + word, WIDTH);
  }
  return [...lines, line];
}

function notesOf(call: CallReport): string[] {
  if (call.state === 'untried') return call.reasons;
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
    ...(call.notUtf8 > 0 ? ['Texto que no es UTF-8'] : []),
    ...(call.unknown.length > 0
      ? [`Campos que el contrato no conoce: ${listed(call.unknown)}`]
      : []),
    ...(call.neverCame.length > 0 ? [`Campos que nunca vinieron: ${listed(call.neverCame)}`] : []),
  ];
}

function callLines(call: CallReport, paint: Colours): string[] {
  const { state, ms } = call;
  const figures =
    state === 'untried'
      ? []
      : [
          String(call.requests),
          `${ms.median}/${ms.slowest}`,
          bytesText(call.bytes),
          String(call.records),
        ];
  const line = row([STATES[state], shortName(call.name), ...figures]).trimEnd();
  return [paint[state](line), ...notesOf(call).flatMap((note) => wrapped(note, ' '.repeat(13)))];
}

function consequenceLines(consequences: readonly Consequence[], paint: Colours): string[] {
  const byRule = Map.groupBy(consequences, ({ rule, severity }) => `${severity} ${rule}`);
  return [...byRule.values()].flatMap((group) => {
    const shown = group.slice(0, MOST_LISTED).flatMap(({ severity, path, what }) => {
      const word = severity === 'broken' ? 'grave' : 'hueco';
      const [first = '', ...rest] = wrapped(`${word.padEnd(6)} ${path}: ${what}`, '  ');
      return [
        paint[severity](first),
        ...rest.flatMap((line) =>
          [`       ${line}`].flatMap((text) => wrapped(text.trim(), '         ')),
        ),
      ];
    });
    const more = group.length - MOST_LISTED;
    return [
      ...shown,
      ...(more > 0 ? [`         y ${more} más de este tipo`] : []),
      ...wrapped(`→ ${group[0]?.fix ?? ''}`, '         '),
    ];
  });
}

/** The report for a terminal of 100 columns. */
export function renderReport(report: DoctorReport, paint: Colours): string {
  const { extent, consequences, editorial } = report;
  const header = row(['Estado', 'Llamada', 'Pet.', 'ms med/máx', 'Bytes', 'Registros']);
  return [
    `Servicio: ${report.gateway}`,
    '',
    header,
    '─'.repeat(WIDTH - 2),
    ...report.calls.flatMap((call) => callLines(call, paint)),
    '',
    ...(consequences.length > 0
      ? ['Qué significa para el sitio', ...consequenceLines(consequences, paint), '']
      : []),
    ...(editorial.length > 0
      ? [`Observaciones editoriales: ${editorial.length}; están en el informe de --json.`, '']
      : []),
    ...wrapped(`${extent.requests} peticiones, ${extent.records} registros.`, ''),
    ...extent.leftOut.flatMap((left) => wrapped(`Sin revisar por completo: ${left}.`, '  ')),
    '',
    ...wrapped(report.summary, '').map(paint[report.verdict]),
  ].join('\n');
}
