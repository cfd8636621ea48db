import type { NamedDay, ServiceRule, Target } from '@/lib/features/collection/holidays/rules';

const dayText = (day: NamedDay): string => {
  if (day.kind === 'holidays') return 'festivos';
  if (day.kind === 'rest-days') return 'ley';
  if (day.kind === 'nth') return `${day.weekday}.${day.month}`;
  return [day.year, day.month, day.day].filter((part) => part !== undefined).join('-');
};

const daysText = (days: readonly NamedDay[]) => days.map(dayText).join(',');

const targetText = (to: Target): string => {
  if (to.kind === 'next-day') return '+1';
  if (to.kind === 'next-workday') return 'hábil';
  if (to.kind === 'weekday') return String(to.weekday);
  return [to.month, to.day].filter((part) => part !== undefined).join('-');
};

/** Rules in the notation of the corpus (`corpus/label.ts`). */
export const notationOf = (rules: readonly ServiceRule[]): string =>
  rules
    .map((rule) => {
      const places = rule.places?.map(({ branchId, zoneId }) =>
        zoneId === undefined ? String(branchId) : `${branchId}/${zoneId}`,
      );
      const where = places ? ` @${places.join(',')}` : '';
      if (rule.kind === 'unknown') return `? ${daysText(rule.days)}${where}`;
      if (rule.kind === 'suspended') {
        return `no ${daysText(rule.days)}${rule.to ? ` >${targetText(rule.to)}` : ''}${where}`;
      }
      const days = rule.days ? daysText(rule.days) : '*';
      return `sí ${days}${rule.except ? ` menos ${daysText(rule.except)}` : ''}${where}`;
    })
    .join('; ');
