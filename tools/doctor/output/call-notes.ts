import type { CallReport } from '../report';
import { counted, numberText, reasonText } from './words';

/** Something to know of a call: what, how much of it, and which. */
export interface CallNote {
  term: string;
  count: string;
  items: string[];
}

const oddTypes = ({ kind, contentTypes }: CallReport) =>
  kind === 'file' ? [] : contentTypes.filter((type) => !type.startsWith('application/json'));

/** Its answers by their status: "200 × 3, no contestó a tiempo × 1". */
export const answersText = ({ statuses }: CallReport) =>
  Object.entries(statuses)
    .map(([status, count]) => `${reasonText(status)} × ${numberText(count)}`)
    .join(', ');

/** What is noteworthy of a call; nothing of one that keeps the contract whole. */
export function callNotes(call: CallReport): CallNote[] {
  const { outcomes, requests, reasons, skipped, wrongTyped, notUtf8, unknown, neverCame } = call;
  const fields = (names: readonly unknown[]) => counted(names.length, 'campo', 'campos');
  const examples = skipped.examples.map(
    ({ id, field, reason }) =>
      `${field ?? 'el registro'} ${reason}${id === undefined ? '' : ` (id ${id})`}`,
  );
  const types = oddTypes(call);
  const notes: [number, CallNote][] = [
    [
      outcomes.unavailable,
      {
        term: 'No sirvieron',
        count: `${numberText(outcomes.unavailable)} de ${numberText(requests)}`,
        items: reasons.length > 0 ? reasons.map(reasonText) : [answersText(call)],
      },
    ],
    [outcomes.missing, { term: 'No encontrados', count: numberText(outcomes.missing), items: [] }],
    [
      skipped.count,
      {
        term: 'Registros omitidos',
        count: `${numberText(skipped.count)} de ${numberText(skipped.of)}`,
        items: [...examples, ...(examples.length < skipped.count ? ['y otros'] : [])],
      },
    ],
    [
      wrongTyped.length,
      {
        term: 'Campos de otro tipo',
        count: fields(wrongTyped),
        items: wrongTyped.map(
          ({ field, came, count }) => `${field} ${came} (${counted(count, 'vez', 'veces')})`,
        ),
      },
    ],
    [types.length, { term: 'Content-Type', count: numberText(types.length), items: types }],
    [
      notUtf8,
      {
        term: 'Texto que no es UTF-8',
        count: counted(notUtf8, 'respuesta', 'respuestas'),
        items: [],
      },
    ],
    [
      unknown.length,
      { term: 'Campos que el contrato no conoce', count: fields(unknown), items: unknown },
    ],
    [
      neverCame.length,
      { term: 'Campos que nunca vinieron', count: fields(neverCame), items: neverCame },
    ],
  ];
  return notes.flatMap(([amount, note]) => (amount > 0 ? [note] : []));
}
