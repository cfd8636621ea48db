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
  ['the state first', at2, lists, { type: 'chooseState', state }],
  ['then the city', withState, lists, { type: 'chooseCity', city }],
  ['patience while coverage is unknown', withCity, lists, 'wait'],
  ['on, once it is covered', atPlace([]), lists, { type: 'next' }],
  ['patience while states load', at2, { ...lists, states: undefined }, 'wait'],
  ['patience while cities load', withState, { ...lists, cities: undefined }, 'wait'],
  ['nothing more after step 2', run(atPlace([]), { type: 'next' }), lists, 'done'],
  ['nothing more without coverage', { ...withCity, coverage: { isCovered: false } }, lists, 'done'],
  ['nothing against the visitor: state', { ...at2, state: states[1]! }, lists, 'done'],
  [
    'nothing against the visitor: city',
    { ...withState, city: { id: 7, name: 'x' } },
    lists,
    'done',
  ],
  ['nothing more back at step 1', { ...emptyQuote, line }, lists, 'done'],
] as const)('%s', (_, quote, known, expected) => {
  expect(linkMove(link, quote, known)).toEqual(expected);
});

test.each([
  ['an unknown state', { state: 'Atlantis' }, at2],
  ['an unknown city', { city: 'Atlantis' }, withState],
  ['no city', { city: '' }, withState],
  ['no state', { state: '' }, at2],
  ['no service, so that the visitor moves on', { service: '' }, atPlace([])],
])('%s ends it', (_, change, quote) => {
  expect(linkMove({ ...link, ...change }, quote, lists)).toBe('done');
});

test('a link without a service waits at step 1 for the visitor', () => {
  expect(linkMove({ ...link, service: '' }, emptyQuote, lists)).toBe('wait');
});

test('the services take their URLs from the active lines', () => {
  const offered = [
    { id: 1, name: 'Casa', url: '', route: '', name_quote_image: 'a.webp' },
    { id: 9, name: 'Nueva', url: '', route: '', name_quote_image: '' },
  ];
  expect(quoteLines(offered, [{ id: 1, url: 'casa', route: 'casas' }])).toEqual([
    { id: 1, name: 'Casa', url: 'casa', route: 'casas', file: 'a.webp' },
    { id: 9, name: 'Nueva', url: '', route: '', file: '' },
  ]);
});
