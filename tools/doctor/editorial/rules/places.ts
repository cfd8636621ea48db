import entries from '@/data/legacy-redirects.json';
import { shownStateName } from '@/lib/content/catalogue/state-names';
import { listStates } from '@/lib/content/catalogue/states';
import type { Zone } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { textOf } from '@/lib/content/html/text';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { WEEKDAYS } from '@/lib/features/collection/texts';
import { capitalized } from '@/lib/features/zone-sheet/times';
import { statesOf } from '@/lib/features/news/cards';
import type { LegacyRedirect } from '@/lib/server/routing/legacy-redirects';
import { legacyPath, listPath } from '@/lib/features/legacy/targets';
import { joinWords } from '@/lib/util/format/lists';
import { nameKey } from '@/lib/util/name-keys';
import { quoted, type Found, type Rules } from '../rule';
import type { ShownRecord } from '../records';
import { serviceSentences } from '../../site/service-sentences';
import type { Content } from '../../content';

// Where and when the service is.

const INITIAL = '(?:l|lu|m|ma|mi|x|j|ju|v|vi|s|sa|d|do)';

/** What says on which days, also where the site knows no dates by it. */
const DAYS = new RegExp(
  [
    '\\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lun|mar|mie|jue|vie|sab|dom)\\b',
    // "L a V", "L-M-V", "Ma, Ju y Sa".
    `\\b${INITIAL}\\b(?:[ ,.\\-/]|\\b[ya]\\b)+${INITIAL}\\b`,
    'diari[oa]s?|diariamente|cotidian',
    'tod[oa]s (?:los|las) (?:dias|noches)|cada (?:tercer )?dia|dias (?:habiles|alternos|pares|nones)',
    'cada [a-z0-9]+ (?:dias|semanas|horas|meses)|cada (?:semana|quincena|mes|noche|turno)',
    'seman(?:al|almente)|quincenal|catorcenal|mensual|bimestral|terciad',
    'veces (?:por|a la|al) |vez (?:por|a la|al) |dias (?:por|a la) semana|entre semana|fin(?:es)? de semana',
    'un dia si|24/7|24 ?h|permanente|continu[oa]',
    'solicitud|demanda|cita|programa|calendario|por evento|segun|convenir|acord|previ[oa]',
  ].join('|'),
);

const saysDays = (text: string) => DAYS.test(nameKey(text));

/** The country, which nearly every text names, and streets and surnames of every city. */
const UNSURE = new Set(['México', 'Guerrero', 'Hidalgo', 'Morelos']);

/** The names of states and of the company's cities, as they are written. */
function placeNames({ branches }: Content): RegExp {
  const names = [
    ...listStates().map(({ name }) => shownStateName(name)),
    ...listOrEmpty(branches).map(({ name }) => name),
  ].filter((name) => !UNSURE.has(name));
  const escaped = [...new Set(names)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(?:${escaped.join('|')})(?!\\p{L})`, 'u');
}

const redirects: readonly LegacyRedirect[] = entries;

type Times = Pick<Zone, 'frequency' | 'timetable'>;

/** As many days of a week as a text may count. */
const EXAMPLES = [[0], [0, 3], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]].map(
  (days) => joinWords(days.map((day) => WEEKDAYS[day] ?? '')),
);

/**
 * The frequency of a zone in words that can be read as days, found by asking the grammar of the site:
 * with the days that its texts name, or with others as an example of as many as they count. Undefined
 * where no such words say the same.
 */
export function readableFrequency({ frequency, timetable }: Times): string | undefined {
  const key = nameKey(`${frequency} ${timetable}`);
  const named = joinWords(WEEKDAYS.filter((day) => key.includes(nameKey(day))));
  const candidates = [
    ...(named === '' ? [] : [capitalized(named)]),
    ...EXAMPLES.map((days) => `${frequency.replace(/[\s.:;]+$/, '')}: ${days}`),
  ];
  return candidates.find((candidate) => readSchedule({ frequency: candidate, timetable }));
}

function timesOf({ fields }: ShownRecord): Times {
  const valueOf = (name: string) => fields.find(({ field }) => field === name)?.value.trim() ?? '';
  return { frequency: valueOf('frequency'), timetable: valueOf('timetable') };
}

export const places = {
  'zone-days': {
    title: 'Zonas que no dicen sus días',
    why: 'Los días son lo que buscan los vecinos en esta página; sin ellos tienen que llamar.',
    fix: 'Escriba los días, por ejemplo «Lunes, miércoles y viernes» o «Diario».',
    inRecord(record) {
      const { frequency, timetable } = timesOf(record);
      if (record.type !== 'zona' || saysDays(frequency) || saysDays(timetable)) return [];
      const what = frequency
        ? `De ${quoted(frequency)} no se sabe qué días pasa el camión.`
        : 'La zona no dice qué días pasa el camión.';
      return [{ field: 'frequency', what }];
    },
  },
  'zone-unread': {
    title: 'Zonas de las que el sitio no sabe las fechas',
    why: 'La página muestra el texto tal cual, pero no dice cuándo es la próxima recolección ni ofrece calendario.',
    fix: 'Si pasa todas las semanas, escriba qué días, por ejemplo «Lunes y jueves»; si no, déjelo como está.',
    inRecord(record): Found[] {
      const times = timesOf(record);
      const { frequency, timetable } = times;
      const isRead = readSchedule(times) !== undefined;
      if (record.type !== 'zona' || isRead || !saysDays(`${frequency} ${timetable}`)) return [];
      // The days alone can be read.
      if (readSchedule({ frequency, timetable: '' })) {
        const what = `Junto a ${quoted(frequency)} no se entiende ${quoted(timetable)}.`;
        const fix = 'Escriba solo las horas, por ejemplo «7:00 a 15:00 h».';
        return [{ field: 'timetable', what, fix }];
      }
      const wording = readableFrequency(times);
      const what = `No se pueden leer las fechas de ${quoted(frequency || timetable)}.`;
      const fix = `Escriba los días con sus nombres, por ejemplo «${wording}».`;
      return [{ field: 'frequency', what, ...(wording !== undefined && { fix }) }];
    },
  },
  'service-unread': {
    title: 'Frases sobre días festivos que el sitio no entiende',
    why: 'Mientras no se entienda, el sitio no da por segura ninguna recolección de los días que nombra.',
    fix: 'Escriba solo los días y qué pasa en ellos, por ejemplo «El 25 de diciembre no hay servicio; pasamos al día siguiente».',
    inContent: ({ content }) =>
      serviceSentences(content)
        .filter(({ outcome }) => outcome === 'unread')
        .map(({ record, path, text }) => ({
          record: { ...record, path },
          field: record.type === 'pregunta frecuente' ? 'answer' : 'text_publication',
          what: `No se entiende qué días hay servicio: ${quoted(text)}.`,
        })),
  },
  /** Those of all the country may have none. */
  'news-without-state': {
    title: 'Noticias sin estado',
    why: 'Quien filtra las noticias por su estado no la encuentra.',
    fix: 'Elija la sucursal o las sucursales de las que trata la noticia.',
    inContent({ content, records }) {
      const names = placeNames(content);
      return listOrEmpty(content.posts).flatMap((post) => {
        const text = `${post.title_publication} ${textOf(post.text_publication)}`;
        const [place] = (statesOf(post).length === 0 && names.exec(text)) || [];
        if (place === undefined) return [];
        const record = records.find(({ type, id }) => type === 'noticia' && id === post.id);
        const what = `La noticia habla de ${quoted(place)}, pero no tiene ningún estado.`;
        return record ? [{ record, field: 'lst_business_unit', what }] : [];
      });
    },
  },
  'redirect-target-missing': {
    title: 'Direcciones antiguas que ya no llevan a su página',
    why: 'Quien llega por ellas ve la lista completa y no lo que buscaba.',
    fix: 'Devuelva al registro su nombre o, si cerró, avise a quien lleva el sitio adónde deben ir esas direcciones.',
    inContent({ content: { branches, lines } }) {
      const records = { branches: listOrEmpty(branches), lines: listOrEmpty(lines) };
      const named = redirects.flatMap(({ from, to }) =>
        typeof to === 'string' ? [] : { from, to },
      );
      return [...Map.groupBy(named, ({ to }) => JSON.stringify(to)).values()].flatMap((group) => {
        const [first] = group;
        if (!first || legacyPath(first.to, records)) return [];
        const [type, title, list] =
          'branch' in first.to
            ? (['sucursal', first.to.branch, branches] as const)
            : (['línea de negocio', first.to.line, lines] as const);
        const record = { type, title, path: listPath(first.to) };
        const what = `${group.length} direcciones antiguas del sitio, como ${first.from}, llevaban a ${quoted(title)}, que ya no existe o cambió de nombre.`;
        return list.status === 'found' ? [{ record, field: 'name', what }] : [];
      });
    },
  },
} satisfies Rules;
