import { quoted, type Rule } from '@/tools/doctor/editorial/finding';
import { serviceSentences } from '@/tools/doctor/service-sentences';

const WHY =
  'Mientras no se entienda, el sitio no da por segura ninguna recolección de los días que nombra.';
const FIX =
  'Escriba solo los días y qué pasa en ellos, por ejemplo «El 25 de diciembre no hay servicio; pasamos al día siguiente».';

/** Sentences about the service on certain days that the site does not understand. */
export const serviceDays: Rule = (content) =>
  serviceSentences(content)
    .filter(({ outcome }) => outcome === 'unread')
    .map(({ record, path, text }) => ({
      rule: 'service-unread',
      ...{ record, path },
      field: record.type === 'pregunta frecuente' ? 'answer' : 'text_publication',
      what: `No se entiende qué días hay servicio: ${quoted(text)}.`,
      ...{ why: WHY, fix: FIX },
    }));
