import ICAL from 'ical.js';
import { parsed, reminderOf, textOf } from './support';
import branches from '@/data/content/branches.json';
import {
  serviceExceptions,
  type ServiceException,
} from '@/lib/features/collection/holidays/exceptions';
import { rulesOfZone, type Service } from '@/lib/features/collection/holidays/notices';
import { rulesOn } from '@/lib/features/collection/occurrences';
import { addDays } from '@/lib/features/collection/offsets';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { timeZoneOf } from '@/lib/features/collection/time-zone';
import { CHRISTMAS, UNKNOWN } from '@/tests/unit/features/collection/zone-dates';
import {
  embeddedService,
  noticeOf,
} from '@/tests/unit/features/collection/holidays/embedded-places';

const TODAY = '2026-11-24';
const END = '2028-11-24';

/** All dates on which a calendar has something, with its name, over 24 months. */
function expanded(text: string) {
  return parsed(text).events.flatMap((event) => {
    if (!event.isRecurring()) {
      return [{ date: event.startDate.toString().slice(0, 10), event, start: event.startDate }];
    }
    const found: { date: string; event: ICAL.Event; start: ICAL.Time }[] = [];
    const iterator = event.iterator();
    for (let next = iterator.next(); next && next.toString() < END; next = iterator.next()) {
      if (next.toString() >= TODAY)
        found.push({ date: next.toString().slice(0, 10), event, start: next });
    }
    return found;
  });
}

const textWith = (...exceptions: ServiceException[]) => textOf({ exceptions });
const on = (text: string, date: string) => expanded(text).filter((entry) => entry.date === date);

test('a suspended day has no event, and its collection moves with its alarm', () => {
  const text = textWith(CHRISTMAS);
  expect(on(text, '2026-12-25')).toEqual([]);
  const [moved, ...others] = on(text, '2026-12-26');
  expect(others).toEqual([]);
  expect(moved?.event.uid).toBe('recoleccion-1-2-1-2026-12-25@www.example.mx');
  expect(moved?.start.toString()).toBe('2026-12-26T06:00:00');
  expect(moved?.event.description).toMatch(/^En lugar del viernes 25 de diciembre\./);
  expect(moved && reminderOf(moved.event, moved.start)).toBe('2026-12-25T19:00:00');
});

test('a day that is not known is said to be so, without an alarm', () => {
  const [event, ...others] = on(textWith(UNKNOWN), '2027-02-01');
  expect(others).toEqual([]);
  expect(event?.event.summary).toBe('Por confirmar: Recolección: Centro (Monterrey)');
  expect(event?.event.description).toContain(
    'La recolección puede cambiar por día festivo; confirme al 55 5555 0101.',
  );
  expect(event?.event.component.getAllSubcomponents('valarm')).toEqual([]);
});

test('without hours a whole day is left out', () => {
  const text = textOf({ schedule: [{ weekdays: [5] }], exceptions: [CHRISTMAS] });
  expect(on(text, '2026-12-25')).toEqual([]);
  expect(on(text, '2026-12-26')).toHaveLength(1);
  expect(text).toContain('EXDATE;VALUE=DATE:20261225');
});

test('a calendar fetched before a notice and again after it: the same ids, higher, without that day', () => {
  const before = textWith();
  const after = textOf({ exceptions: [CHRISTMAS] }, '2026-11-24T17:00:00Z');
  // An app puts the events of the second in the place of those of the first.
  const held = new Map(parsed(before).events.map((event) => [event.uid, event.sequence]));
  expect(on(before, '2026-12-25')).toHaveLength(1);
  const weekly = parsed(after).events.find((event) => held.has(event.uid));
  expect(weekly?.sequence).toBeGreaterThan(held.get(weekly?.uid ?? '') ?? 0);
  expect(on(after, '2026-12-25')).toEqual([]);
  expect(on(after, '2026-12-26')).toHaveLength(1);
});

const NOTICES: Service = {
  ...embeddedService,
  notices: [
    noticeOf('Sin recolección el 8 de diciembre en todas las sucursales', '2026-11-20'),
    noticeOf(
      'La recolección del 10 de diciembre se recorre al 11 de diciembre en todas las sucursales',
      '2026-11-20',
    ),
  ],
};

const zones = branches.flatMap((branch) => branch.zones.map((zone) => ({ branch, zone })));

describe.each([
  ['answers and notices', NOTICES, zones],
  // Of each branch one, for time.
  [
    'nothing',
    { general: [], notices: [] },
    zones.filter(({ branch, zone }) => branch.zones[0] === zone),
  ],
] as const)('the embedded zones over 24 months, by %s', (_, service, served) => {
  test('no event on a suspended day, what moves once, nothing doubled, no alarm of what is not known', () => {
    let suspended = 0;
    const wrong: object[] = [];
    for (const { branch, zone } of served) {
      const schedule = readSchedule(zone);
      if (!schedule) continue;
      const rules = rulesOfZone(service, { branchId: branch.id, zoneId: zone.id }, TODAY);
      const exceptions = serviceExceptions(schedule, rules, {
        from: '2026-01-01',
        to: '2028-12-31',
      });
      const text = textOf({ schedule, exceptions, timeZone: timeZoneOf(branch) });
      const byDate = Map.groupBy(expanded(text), ({ date }) => date);
      for (let date = TODAY; date < END; date = addDays(date, 1)) {
        const exception = exceptions.find((one) => one.date === date);
        const events = byDate.get(date) ?? [];
        const alarms = events.filter(
          ({ event }) => event.component.getAllSubcomponents('valarm').length > 0,
        );
        // With certainty just what the pages say, and with an alarm only that.
        const expected = rulesOn({ schedule, exceptions }, date).length;
        const isSuspended = exception?.outcome === 'suspended';
        if (isSuspended) suspended += 1;
        const others = exception && !isSuspended ? schedule.length : 0;
        if (alarms.length !== expected || events.length > expected + others) {
          wrong.push({ zone: zone.title, date, events: events.length, alarms: alarms.length });
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(suspended > 0).toBe(service.general.length + service.notices.length > 0);
  });
});
