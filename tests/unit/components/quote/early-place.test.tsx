import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { Wizard } from '@/components/quote/Wizard';
import { keptTitles } from '@/lib/features/leads/texts';
import { serialiseQuote } from '@/lib/features/quote/saved';
import { emptyPerson } from '@/lib/features/quote/submission';
import { emptyQuote } from '@/lib/features/quote/state';
import { earlyPressScript } from '@/lib/server/response/early-presses.mts';
import { teachDialogs } from '@/tests/support/dialogs';
import { FreshCache } from '@/tests/support/fresh-cache';
import { fakeSite } from './site';

const lines = [
  { id: 1, name: 'Recolección domiciliaria', url: '', route: '', file: '' },
  { id: 2, name: 'Reciclaje', url: '', route: '', file: '' },
];
const states = [
  { id: 4, name: 'Campeche' },
  { id: 19, name: 'Nuevo León' },
];

const wizard = (
  <FreshCache>
    <Wizard
      lines={lines}
      states={states}
      title="Cotice"
      facts={{ whatsappPhone: undefined, responseTime: undefined }}
    />
  </FreshCache>
);

let container: HTMLElement;
beforeEach(() => {
  teachDialogs();
  fakeSite();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/cotizador');
  Element.prototype.scrollIntoView = jest.fn();
  container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(wizard);
});

// As the page runs it.
new Function(earlyPressScript)();

const pane = () => document.querySelector<HTMLElement>('[data-early-step]');

async function hydrate() {
  render(wizard, { container, hydrate: true });
  await waitFor(() => expect(pane()).toBeNull());
}

/** A browser's presses, before React knows of them. */
function chooseEarly(name: string, state?: string) {
  screen.getByRole<HTMLInputElement>('radio', { name }).checked = true;
  screen.getByRole<HTMLButtonElement>('button', { name: 'Siguiente' }).click();
  if (state === undefined) return;
  const list = within(pane()!).getByLabelText<HTMLSelectElement>('Estado');
  list.value = String(states.find((each) => each.name === state)?.id);
}

const visit = { submission: '', folio: '', receipt: '' };
const saved = { person: emptyPerson, ...visit };

test('nobody was early: the pane goes', async () => {
  expect(pane()).not.toBeVisible();
  await hydrate();
  expect(screen.getByText('Paso 1/5')).toBeVisible();
});

test('a service and a state chosen early are the quote', async () => {
  chooseEarly('Reciclaje', 'Nuevo León');
  expect(within(pane()!).getByRole('heading')).toHaveFocus();
  await hydrate();
  expect(screen.getByText('Paso 2/5')).toBeVisible();
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('Nuevo León');
  expect(screen.getByText('Reciclaje')).toBeVisible();
});

test('they count more than a quote of before, whose place stays', async () => {
  const before = { id: 4, name: 'Campeche' };
  const quote = { ...emptyQuote, step: 2 as const, line: lines[0]!, state: before };
  sessionStorage.setItem('cotizacion', serialiseQuote({ quote, ...saved }));
  chooseEarly('Reciclaje');
  await hydrate();
  expect(screen.getByText('Paso 2/5')).toBeVisible();
  expect(screen.getByText('Reciclaje')).toBeVisible();
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('Campeche');
});

test('a quote that waits for its delivery stays', async () => {
  const kept = { ...saved, submission: crypto.randomUUID(), folio: 'VL-7K2M-9QXD' };
  const quote = { ...emptyQuote, step: 2 as const, line: lines[0]! };
  sessionStorage.setItem('cotizacion', serialiseQuote({ quote, ...kept }));
  chooseEarly('Reciclaje');
  await hydrate();
  expect(screen.getByRole('heading', { name: keptTitles.request })).toBeVisible();
});
