import { calendarLinks } from '@/lib/features/calendar/links';

const url = 'https://www.example.mx/sucursales/leon/San%20Juan%20%26%20C%C3%ADa/calendario.ics';

test('lead to the apps, with every name', () => {
  expect(calendarLinks(url, 'Recolección: San Juan & Cía (León)')).toEqual({
    subscribe: 'webcal://www.example.mx/sucursales/leon/San%20Juan%20%26%20C%C3%ADa/calendario.ics',
    google:
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fwww.example.mx%2Fsucursales%2Fleon%2FSan%2520Juan%2520%2526%2520C%25C3%25ADa%2Fcalendario.ics',
    outlook:
      'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fwww.example.mx%2Fsucursales%2Fleon%2FSan%2520Juan%2520%2526%2520C%25C3%25ADa%2Fcalendario.ics&name=Recolecci%C3%B3n%3A%20San%20Juan%20%26%20C%C3%ADa%20%28Le%C3%B3n%29',
  });
});

test('a name with a plus sign keeps it', () => {
  const { outlook } = calendarLinks(url, 'A + B');
  expect(new URL(outlook).searchParams.get('name')).toBe('A + B');
  expect(outlook).toContain('name=A%20%2B%20B');
});
