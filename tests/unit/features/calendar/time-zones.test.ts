import ICAL from 'ical.js';
import { tzlib_get_ical_block as timeZoneBlock } from 'timezones-ical-library';
import { parsed, textOf } from './support';

const HOUR = 60 * 60_000;
const UNTIL = Date.UTC(2029, 0, 1);

const MEXICAN = Intl.supportedValuesOf('timeZone').filter((zone) =>
  /^America\/(Mexico_City|Monterrey|Merida|Cancun|Bahia_Banderas|Chihuahua|Hermosillo|Mazatlan|Tijuana|Matamoros|Ojinaga|Ciudad_Juarez)$/.test(
    zone,
  ),
);
const CHANGING = [
  'America/Tijuana',
  'America/Matamoros',
  'America/Ojinaga',
  'America/Ciudad_Juarez',
];

function wallClock(timeZone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant) => format.format(instant).replace(' ', 'T');
}

test('there are twelve', () => expect(MEXICAN).toHaveLength(12));

// Both have data of their own: the runtime that reads hours, and the calendar that is sent.
test.each(MEXICAN)('%s of a calendar is that of the runtime, in every hour to 2029', (timeZone) => {
  const { calendar } = parsed(textOf({ timeZone }));
  const component = calendar.getFirstSubcomponent('vtimezone');
  if (!component) throw new Error('There is no time zone.');
  const zone = new ICAL.Timezone(component);
  expect(zone.tzid).toBe(timeZone);
  const wall = wallClock(timeZone);
  const wrong: string[] = [];
  const begin = Date.UTC(2026, 10, 1, 12);
  let [before, shown, after] = ['', wall(begin - HOUR), wall(begin)];
  for (let at = begin; at < UNTIL; at += HOUR) {
    [before, shown, after] = [shown, after, wall(at + HOUR)];
    // The hour that the clock shows twice.
    if (shown === after || shown === before) continue;
    const read = ICAL.Time.fromDateTimeString(shown);
    read.zone = zone;
    if (read.toJSDate().getTime() !== at) wrong.push(shown);
  }
  expect(wrong).toEqual([]);
});

test.each(MEXICAN)('%s has daylight time on the border alone', (timeZone) => {
  const [block = ''] = timeZoneBlock(timeZone);
  expect([timeZone, block.includes('BEGIN:DAYLIGHT')]).toEqual([
    timeZone,
    CHANGING.includes(timeZone),
  ]);
});
