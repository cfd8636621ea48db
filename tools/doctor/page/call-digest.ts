import type { CallReport } from '../report';
import { counted, numberText, reasonText } from './words';

/** What is noteworthy of a call, in one line. */
export function callDigest(call: CallReport): string {
  const { outcomes, requests, reasons, skipped, wrongTyped, notUtf8, unknown, neverCame } = call;
  const why = reasons.length > 0 ? `: ${reasons.map(reasonText).join(', ')}` : '';
  const parts = [
    outcomes.unavailable > 0 &&
      `No sirvieron ${numberText(outcomes.unavailable)} de ${numberText(requests)}${why}`,
    outcomes.missing > 0 && `${counted(outcomes.missing, 'no encontrado', 'no encontrados')}`,
    skipped.count > 0 &&
      `${counted(skipped.count, 'registro omitido', 'registros omitidos')} de ${numberText(skipped.of)}`,
    wrongTyped.length > 0 &&
      counted(wrongTyped.length, 'campo de otro tipo', 'campos de otro tipo'),
    notUtf8 > 0 && 'texto que no es UTF-8',
    unknown.length > 0 && counted(unknown.length, 'campo desconocido', 'campos desconocidos'),
    neverCame.length > 0 &&
      counted(neverCame.length, 'campo que nunca vino', 'campos que nunca vinieron'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' · ') : 'Sin observaciones';
}
