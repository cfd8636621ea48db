import type { CallReport } from '../report';
import { counted, numberText, reasonText } from './words';

/** Its answers by their status: "200 × 3, no contestó a tiempo × 1". */
export const answersText = ({ statuses }: CallReport) =>
  Object.entries(statuses)
    .map(([status, count]) => `${reasonText(status)} × ${numberText(count)}`)
    .join(', ');

const examplesOf = ({ count, examples }: CallReport['skipped']) => [
  ...examples.map(
    ({ id, field = 'el registro', reason }) =>
      `${field} ${reason}${id === undefined ? '' : ` (id ${id})`}`,
  ),
  ...(examples.length < count ? ['y otros'] : []),
];

const share = (count: number, of: number) => `${numberText(count)} de ${numberText(of)}`;

/**
 * What is noteworthy of a call, how much of it and which; nothing of one that keeps the contract whole.
 */
export function callNotes(call: CallReport) {
  const { outcomes, requests, reasons, skipped, wrongTyped, notUtf8, unknown, neverCame } = call;
  const { unavailable, missing } = outcomes;
  const why = reasons.length > 0 ? reasons.map(reasonText) : [answersText(call)];
  const types = call.contentTypes.filter((type) => !type.startsWith('application/json'));
  const oddTypes = call.kind === 'file' ? [] : types;
  const wrong = wrongTyped.map(
    ({ field, came, count }) => `${field} ${came} (${counted(count, 'vez', 'veces')})`,
  );
  const examples = examplesOf(skipped);
  const note = (amount: number, term: string, count: string, items: readonly string[] = []) =>
    amount > 0 ? [{ term, count, items }] : [];
  const fields = (term: string, names: readonly string[]) =>
    note(names.length, term, counted(names.length, 'campo', 'campos'), names);
  return [
    ...note(unavailable, 'No sirvieron', share(unavailable, requests), why),
    ...note(missing, 'No encontrados', numberText(missing)),
    ...note(skipped.count, 'Registros omitidos', share(skipped.count, skipped.of), examples),
    ...fields('Campos de otro tipo', wrong),
    ...note(oddTypes.length, 'Content-Type', numberText(oddTypes.length), oddTypes),
    ...note(notUtf8, 'Texto que no es UTF-8', counted(notUtf8, 'respuesta', 'respuestas')),
    ...fields('Campos que el contrato no conoce', unknown),
    ...fields('Campos que nunca vinieron', neverCame),
  ];
}

export type CallNote = ReturnType<typeof callNotes>[number];
