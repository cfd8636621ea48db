import { occurrences, onlyEvent, PAGE, parsed, reminderOf, SEEN, textOf } from './support';

const lineStarting = (text: string, start: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(start));

describe('the calendar', () => {
  test('says what it is, to be asked for once a day', () => {
    const { calendar } = parsed(textOf());
    const value = (name: string) => String(calendar.getFirstPropertyValue(name));
    expect(value('version')).toBe('2.0');
    expect(value('method')).toBe('PUBLISH');
    expect(value('name')).toBe('Recolección: Centro (Monterrey)');
    expect(value('x-wr-calname')).toBe('Recolección: Centro (Monterrey)');
    expect(value('x-wr-timezone')).toBe('America/Mexico_City');
    expect(value('refresh-interval')).toBe('P1D');
    expect(value('x-published-ttl')).toBe('P1D');
    expect(value('prodid')).toMatch(/^-\/\/.+\/\/Calendario de recolección\/\/ES$/);
  });

  test.each([undefined, [{ weekdays: [1] as const }]])(
    'has its properties before its parts, as RFC 5545 wants them',
    (schedule) => {
      const lines = textOf({ schedule }).replaceAll('\r\n ', '').split('\r\n');
      const first = lines.findIndex((line) => /^BEGIN:V(?!CALENDAR)/.test(line));
      const last = lines.findLastIndex((line) => /^END:V(?!CALENDAR)/.test(line));
      expect(lines[0]).toBe('BEGIN:VCALENDAR');
      expect(lines[first]).toBe('BEGIN:VTIMEZONE');
      expect(lines.slice(last + 1)).toEqual(['END:VCALENDAR', '']);
      let depth = 0;
      for (const line of lines.slice(first, last + 1)) {
        if (line.startsWith('BEGIN:')) depth += 1;
        expect(depth).toBeGreaterThan(0);
        if (line.startsWith('END:')) depth -= 1;
      }
    },
  );

  test('has one weekly event for a rule of the schedule', () => {
    const event = onlyEvent(textOf());
    expect(event.uid).toBe('recoleccion-1-2-1@www.example.mx');
    expect(event.summary).toBe('Recolección: Centro (Monterrey)');
    expect(event.location).toBe('Centro, Monterrey, Nuevo León');
    expect(event.description.split('\n')).toEqual([
      'Frecuencia: Lunes, miércoles y viernes',
      'Horario: 6:00 a 14:00 h',
      'Saque sus residuos en bolsas cerradas o en botes con tapa, poco antes del horario de paso.',
      'Sucursal Monterrey, Calle Encino 1840, Industrial, C.P. 64440, Nuevo León',
      `Consulte ${PAGE} o llame al 55 5555 0101.`,
    ]);
    expect(event.component.getFirstPropertyValue('url')).toBe(PAGE);
    expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    const text = textOf();
    expect(lineStarting(text, 'DTSTART;')).toEqual([
      'DTSTART;TZID=America/Mexico_City:20261125T060000',
    ]);
    expect(lineStarting(text, 'DTEND;')).toEqual([
      'DTEND;TZID=America/Mexico_City:20261125T140000',
    ]);
    expect(lineStarting(text, 'RRULE')).toEqual(['RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR']);
    expect(lineStarting(text, 'DTSTAMP')).toEqual(['DTSTAMP:20261124T160000Z']);
    expect(lineStarting(text, 'LAST-MODIFIED')).toContain('LAST-MODIFIED:20261124T160000Z');
  });

  test('has an event of its own for each rule, with ids that stay when the days change', () => {
    const schedule = [
      { weekdays: [1, 3] as const, from: 360, to: 720 },
      { weekdays: [6] as const, from: 480, to: 720 },
    ];
    const ids = (text: string) => parsed(text).events.map(({ uid }) => uid);
    expect(ids(textOf({ schedule }))).toEqual([
      'recoleccion-1-2-1@www.example.mx',
      'recoleccion-1-2-2@www.example.mx',
    ]);
    const moved = schedule.map((rule) => ({ ...rule, weekdays: [2] as const }));
    expect(ids(textOf({ schedule: moved }))).toEqual(ids(textOf({ schedule })));
  });

  test('names a zone without a state, an address or hours without gaps', () => {
    const event = onlyEvent(textOf({ state: '', address: '', timetable: '' }));
    expect(event.location).toBe('Centro, Monterrey');
    expect(event.description).not.toMatch(/Horario|, ?$|\n\n/m);
  });
});

describe('hours', () => {
  test('that are missing make it a whole day', () => {
    const text = textOf({ schedule: [{ weekdays: [2, 5] }] });
    expect(lineStarting(text, 'DTSTART;')).toEqual(['DTSTART;VALUE=DATE:20261124']);
    const event = onlyEvent(text);
    expect(event.startDate.isDate).toBe(true);
    expect(event.duration.toString()).toBe('P1D');
    expect(reminderOf(event, event.startDate)).toBe('2026-11-23T19:00:00');
  });

  test('without an end last one hour', () => {
    const event = onlyEvent(textOf({ schedule: [{ weekdays: [3], from: 20 * 60 }] }));
    expect(event.startDate.toString()).toBe('2026-11-25T20:00:00');
    expect(event.endDate.toString()).toBe('2026-11-25T21:00:00');
  });

  test('past midnight end on the next day', () => {
    const event = onlyEvent(textOf({ schedule: [{ weekdays: [7], from: 21 * 60, to: 28 * 60 }] }));
    expect(event.startDate.toString()).toBe('2026-11-29T21:00:00');
    expect(event.endDate.toString()).toBe('2026-11-30T04:00:00');
    const [, second] = occurrences(event, '2026-11-29', 2);
    expect(second).toMatchObject({
      start: '2026-12-07T03:00:00.000Z',
      end: '2026-12-07T10:00:00.000Z',
    });
  });

  test.each([
    [6 * 60, 14 * 60, '2026-11-24T19:00:00'],
    [13 * 60, 20 * 60, '2026-11-24T19:00:00'],
    [21 * 60, 28 * 60, '2026-11-24T19:00:00'],
    [60, 8 * 60, '2026-11-24T19:00:00'],
    [6.5 * 60, undefined, '2026-11-24T19:00:00'],
  ])('from minute %d to %s remind on the evening before', (from, to, at) => {
    const rule = { weekdays: [3] as const, from, ...(to === undefined ? {} : { to }) };
    const event = onlyEvent(textOf({ schedule: [rule] }));
    expect(reminderOf(event, event.startDate)).toBe(at);
    const alarm = event.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm?.getFirstPropertyValue('description')).toBe(
      'Mañana hay recolección en Centro (Monterrey): prepare sus residuos.',
    );
  });
});

describe('the first collection', () => {
  test.each([
    // 23:30 on Tuesday in Mexico City, when it is Wednesday in UTC.
    ['2026-11-25T05:30:00Z', [2], '2026-11-24T06:00:00'],
    ['2026-11-24T06:00:00Z', [2], '2026-11-24T06:00:00'],
    ['2026-11-24T05:59:59Z', [2], '2026-11-24T06:00:00'],
    [SEEN, [1], '2026-11-30T06:00:00'],
    [SEEN, [7], '2026-11-29T06:00:00'],
    [SEEN, [1, 2, 3, 4, 5, 6, 7], '2026-11-24T06:00:00'],
  ] as const)('of a text seen at %s on days %j is %s', (seen, weekdays, start) => {
    const text = textOf({ schedule: [{ weekdays, from: 360, to: 720 }] }, seen);
    expect(onlyEvent(text).startDate.toString()).toBe(start);
  });

  test('is a week earlier where the clock changes during it: its length is that of all', () => {
    const saturdays = [{ weekdays: [6] as const, from: 21 * 60, to: 28 * 60 }];
    const text = textOf(
      { timeZone: 'America/Matamoros', schedule: saturdays },
      '2027-03-10T18:00:00Z',
    );
    const event = onlyEvent(text);
    expect(event.startDate.toString()).toBe('2027-03-06T21:00:00');
    expect(event.duration.toString()).toBe('PT7H');
    const sundays = [{ weekdays: [7] as const, from: 150, to: 480 }];
    const skipped = textOf(
      { timeZone: 'America/Matamoros', schedule: sundays },
      '2027-03-10T18:00:00Z',
    );
    expect(onlyEvent(skipped).startDate.toString()).toBe('2027-03-07T02:30:00');
  });
});

describe('over the change of the clock', () => {
  const daily = [{ weekdays: [1, 2, 3, 4, 5, 6, 7] as const, from: 360, to: 720 }];
  const starts = (timeZone: string, from: string) =>
    occurrences(onlyEvent(textOf({ timeZone, schedule: daily })), from, 3).map(
      ({ start }) => start,
    );

  test('at Reynosa on 14 March 2027, six in the morning stays six in the morning', () => {
    expect(starts('America/Matamoros', '2027-03-13')).toEqual([
      '2027-03-13T12:00:00.000Z',
      '2027-03-14T11:00:00.000Z',
      '2027-03-15T11:00:00.000Z',
    ]);
    expect(starts('America/Matamoros', '2027-11-06')).toEqual([
      '2027-11-06T11:00:00.000Z',
      '2027-11-07T12:00:00.000Z',
      '2027-11-08T12:00:00.000Z',
    ]);
  });

  test('most of Mexico has none, in April neither', () => {
    expect(starts('America/Mexico_City', '2027-04-03')).toEqual([
      '2027-04-03T12:00:00.000Z',
      '2027-04-04T12:00:00.000Z',
      '2027-04-05T12:00:00.000Z',
    ]);
  });

  test('the reminder at Reynosa comes at 19:00 on both sides of it', () => {
    const event = onlyEvent(textOf({ timeZone: 'America/Matamoros', schedule: daily }));
    for (const date of ['2027-03-13', '2027-03-16']) {
      const iterator = event.iterator();
      let next = iterator.next();
      while (next.toString() < date) next = iterator.next();
      expect(reminderOf(event, next).slice(11)).toBe('19:00:00');
    }
  });
});

describe('the notice', () => {
  const irregular = { schedule: undefined, frequency: 'Según programación', timetable: '' };

  test('is one day, that of the change, with an id of its own', () => {
    const event = onlyEvent(textOf(irregular, '2026-11-25T05:30:00Z'));
    expect(event.uid).toBe('recoleccion-1-2-aviso@www.example.mx');
    expect(event.startDate.toString()).toBe('2026-11-24');
    expect(event.isRecurring()).toBe(false);
    expect(event.component.getAllSubcomponents('valarm')).toEqual([]);
    expect(event.summary).toBe('Cambió la recolección: Centro (Monterrey)');
    expect(event.description).toBe(
      `Los días de recolección de Centro (Monterrey) cambiaron: Según programación. Consulte ${PAGE} o llame al 55 5555 0101.`,
    );
  });

  test('has no colon without a text', () => {
    const { description } = onlyEvent(textOf({ ...irregular, frequency: '' }));
    expect(description).toContain('(Monterrey) cambiaron. Consulte');
  });
});

describe('what a gateway sends', () => {
  const HOSTILE = [
    'Centro\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Otro',
    'Centro\nX-FALSO:1',
    'BEGIN:VEVENT',
    '\r\nBEGIN:VEVENT\r\n',
    'Centro\rX-FALSO:1',
    'A, B; C: "D" \\ E\\n',
    'Ñandú 🗑️ 👩🏽‍🔧 é́ 漢字 '.repeat(12),
    'á'.repeat(300),
    ';TZID=America/Lima:2026',
  ];

  test.each(HOSTILE)('stays text: %j', (hostile) => {
    const change = { zone: hostile, branch: hostile, frequency: hostile, address: hostile };
    const text = textOf(change);
    const { calendar, events } = parsed(text);
    expect(events).toHaveLength(1);
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone', 'vevent']);
    expect(lineStarting(text, 'X-FALSO')).toEqual([]);
    expect(lineStarting(text, 'END:VEVENT')).toHaveLength(1);
    const shown = hostile.replace(/\r\n?/g, '\n');
    const name = `Recolección: ${shown} (${shown})`;
    expect(events[0]?.summary).toBe(name);
    // The parser does not know these properties as text: they are written as the event's is.
    const [summary = ''] = lineStarting(text, 'SUMMARY:');
    const written = summary.slice('SUMMARY:'.length);
    expect(lineStarting(text, 'NAME:')).toEqual([`NAME:${written}`]);
    expect(lineStarting(text, 'X-WR-CALNAME:')).toEqual([`X-WR-CALNAME:${written}`]);
  });

  test.each(HOSTILE)('is folded at 75 octets, between characters, with CRLF: %j', (hostile) => {
    const bytes = Buffer.from(textOf({ zone: hostile, frequency: hostile }));
    const lines = bytes.toString('latin1').split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
      const own = Buffer.from(line, 'latin1').toString();
      expect(own).not.toContain('\ufffd');
    }
  });
});

test('a later calendar has a higher SEQUENCE, above the minutes of earlier releases', () => {
  const sequences = [SEEN, '2026-11-24T16:00:01Z', '2093-12-31T00:00:00Z'].map(
    (seen) => onlyEvent(textOf({}, seen)).sequence,
  );
  expect(sequences).toEqual([28_310_400, 28_310_401, 2_145_830_400]);
  expect(Math.max(...sequences)).toBeLessThan(2 ** 31);
});
