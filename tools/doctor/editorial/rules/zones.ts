import { listOrEmpty } from '@/lib/content/gateway/result';
import { nameKey } from '@/lib/util/name-keys';
import { finding, quoted, type Rule } from '@/tools/doctor/editorial/finding';
import { shownRecords } from '@/tools/doctor/editorial/records/all';
import { zonesOf } from '@/tools/doctor/editorial/records/composed';
import type { Content } from '@/tools/doctor/content';

const WEEKDAY =
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lun|mar|mie|jue|vie|sab|dom)\b/;
const INITIAL = '(?:l|lu|m|ma|mi|x|j|ju|v|vi|s|sa|d|do)';
/** "L a V", "L-M-V", "Ma, Ju y Sa". */
const INITIALS = new RegExp(`\\b${INITIAL}\\b(?:[ ,.\\-/]|\\b[ya]\\b)+${INITIAL}\\b`);
const CADENCE = new RegExp(
  [
    'diari[oa]s?|diariamente|cotidian',
    'tod[oa]s (?:los|las) (?:dias|noches)|cada (?:tercer )?dia|dias (?:habiles|alternos|pares|nones)',
    'cada [a-z0-9]+ (?:dias|semanas|horas|meses)|cada (?:semana|quincena|mes|noche|turno)',
    'seman(?:al|almente)|quincenal|catorcenal|mensual|bimestral|terciad',
    'veces (?:por|a la|al) |vez (?:por|a la|al) |dias (?:por|a la) semana|entre semana|fin(?:es)? de semana',
    'un dia si|24/7|24 ?h|permanente|continu[oa]',
    'solicitud|demanda|cita|programa|calendario|por evento|segun|convenir|acord|previ[oa]',
  ].join('|'),
);

/** Whether a text says on which days. */
const saysDays = (text: string) => {
  const key = nameKey(text);
  return WEEKDAY.test(key) || INITIALS.test(key) || CADENCE.test(key);
};

const WHY = 'Los días son lo que buscan los vecinos en esta página; sin ellos tienen que llamar.';
const FIX = 'Escriba los días, por ejemplo «Lunes, miércoles y viernes» o «Diario».';

function zoneTimes(content: Content): Map<string, { frequency: string; timetable: string }> {
  const zones = listOrEmpty(content.branches).flatMap((branch) =>
    zonesOf(content, branch.id, branch.zones).map((zone) => ({ ...zone, branch: branch.id })),
  );
  return new Map(zones.map((zone) => [String(zone.id), zone]));
}

/** Zones that do not say on which days they are served. */
export const zoneDays: Rule = (content) => {
  const times = zoneTimes(content);
  return shownRecords(content)
    .filter(({ type }) => type === 'zona')
    .flatMap((record) => {
      const zone = times.get(String(record.id));
      if (!zone || saysDays(zone.frequency) || saysDays(zone.timetable)) return [];
      const text = zone.frequency.trim();
      return [
        finding('zone-days', record, 'frequency', {
          what:
            text === ''
              ? 'La zona no dice qué días pasa el camión.'
              : `De ${quoted(text)} no se sabe qué días pasa el camión.`,
          why: WHY,
          fix: FIX,
        }),
      ];
    });
};
