import type { ZipName } from '@/lib/features/press/zip/plan';

/** The file in an archive that says what is missing. */
export const NOTE_NAME = 'LEEME.txt';

/** The note in an incomplete zip. */
export function missingNote(zip: ZipName, missing: readonly string[], page: string): string {
  return [
    `Esta descarga (${zip}) está incompleta. No pudimos obtener:`,
    '',
    ...missing.map((name) => `- ${name}`),
    '',
    'Puede volver a intentarlo en:',
    page,
    '',
  ].join('\r\n');
}
