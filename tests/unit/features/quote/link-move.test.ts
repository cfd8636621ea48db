import type { QuoteLink } from '@/lib/features/quote/deep-link';
import { quoteLines } from '@/lib/features/quote/page';
import { linkMove } from '@/lib/features/quote/link-move';
import { emptyQuote, type Quote } from '@/lib/features/quote/state';
import { atPlace, city, line, run, state } from './trees';

const states = [
  { ...state, key: '19', shortname: 'NL' },
  { id: 4, name: 'Campeche', key: '04', shortname: 'Camp.' },
];
const lists = { states, cities: [city] };
const link: QuoteLink = { service: '2', state: 'NL', city: String(city.id) };
const at2: Quote = { ...emptyQuote, step: 2, line };
const withState = { ...at2, state };
const withCity = { ...withState, city };

test.each([
  ['chooses the state first', at2, lists, { type: 'chooseState', state }],
  ['chooses the city next', withState, lists, { type: 'chooseCity', city }],
  ['waits while coverage is unknown', withCity, lists, 'wait'],
  ['continues once the city is covered', atPlace([]), lists, { type: 'next' }],
  ['waits while states load', at2, { ...lists, states: undefined }, 'wait'],
  ['waits while cities load', withState, { ...lists, cities: undefined }, 'wait'],
  ['is done after step 2', run(atPlace([]), { type: 'next' }), lists, 'done'],
  ['is done without coverage', { ...withCity, coverage: { isCovered: false } }, lists, 'done'],
  ["keeps the visitor's state", { ...at2, state: states[1]! }, lists, 'done'],
  ["keeps the visitor's city", { ...withState, city: { id: 7, name: 'x' } }, lists, 'done'],
  ['is done after a return to step 1', { ...emptyQuote, line }, lists, 'done'],
] as const)('a link %s', (_, quote, known, expected) => {
  expect(linkMove(link, quote, known)).toEqual(expected);
});

test.each([
  ['an unknown state', { state: 'Atlantis' }, at2],
  ['an unknown city', { city: 'Atlantis' }, withState],
  ['no city', { city: '' }, withState],
  ['no state', { state: '' }, at2],
  ['no service, and leaves step 2 to the visitor', { service: '' }, atPlace([])],
])('a link ends at %s', (_, change, quote) => {
  expect(linkMove({ ...link, ...change }, quote, lists)).toBe('done');
});

test('a link without a service waits for the visitor at step 1', () => {
  expect(linkMove({ ...link, service: '' }, emptyQuote, lists)).toBe('wait');
});

test('the services get their URLs from the active lines', () => {
  const offered = [
    { id: 1, name: 'Casa', url: '', route: '', name_quote_image: 'a.webp' },
    { id: 9, name: 'Nueva', url: '', route: '', name_quote_image: '' },
  ];
  expect(quoteLines(offered, [{ id: 1, url: 'casa', route: 'casas' }])).toEqual([
    { id: 1, name: 'Casa', url: 'casa', route: 'casas', file: 'a.webp' },
    { id: 9, name: 'Nueva', url: '', route: '', file: '' },
  ]);
});
