import { act, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Wizard } from '@/components/quote/Wizard';
import { apiRoutes } from '@/lib/server/routing/routes';
import type { QuotePerson } from '@/lib/features/quote/submission';
import { saveQuote } from '@/lib/features/quote/saved';
import { emptyQuote, type Quote } from '@/lib/features/quote/state';
import { teachDialogs } from '@/tests/support/dialogs';
import { FreshCache, renderAt } from '@/tests/support/fresh-cache';
import { ownPhone } from '@/tests/unit/features/quote/trees';
import { fakeSite, type FakeSite } from './site';

export const TITLE = 'Cotiza tu servicio | Vía Limpia';

const lines = [
  { id: 1, name: 'Recolección domiciliaria', url: 'recoleccion-domiciliaria', route: '', file: '' },
  { id: 2, name: 'Reciclaje', url: 'reciclaje', route: '', file: '' },
];

// This limit only ends a test that hangs. It does not measure the speed of a machine.
configure({ asyncUtilTimeout: 60_000 });

export let site: FakeSite;
beforeEach(() => {
  teachDialogs();
  site = fakeSite();
  sessionStorage.clear();
  localStorage.clear();
  goTo('/cotizador');
});

// A navigation through the history ends only after the test that started it.
afterEach(() => new Promise((resolve) => setTimeout(resolve, 50)));

const goTo = (address: string) => window.history.replaceState(null, '', address);
export const user = userEvent.setup({ delay: null });
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const heading = () =>
  screen.getByRole('heading', { level: 2, name: (name) => !/Resumen/.test(name) });

const travel = (delta: number) =>
  act(async () => {
    const moved = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.go(delta);
    await moved;
  });

/** Goes back with the browser's history. */
export const goBack = () => travel(-1);
/** Goes forward with the browser's history. */
export const goForward = () => travel(1);

export const whatsapp = () =>
  decodeURIComponent(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);
export const summary = () => screen.getByRole('region', { name: 'Resumen de tu cotización' });
export const expectSummary = (...texts: string[]) => {
  for (const text of texts) expect(within(summary()).getByText(text)).toBeVisible();
};

const facts = { whatsappPhone: '81 5555 0180', responseTime: 'un día hábil' };

const content = <Wizard lines={lines} title={TITLE} facts={facts} />;
export const open = (address = location.href) => renderAt(address, content);
/** Opens the wizard as a reload does, with the state of its history entry. */
export const reopen = () => render(content, { wrapper: FreshCache });

export async function choosePlace(state = 'Nuevo León', city = 'Monterrey') {
  await screen.findByRole('option', { name: state });
  await user.selectOptions(screen.getByLabelText('Estado'), state);
  await screen.findByRole('option', { name: city });
  await user.selectOptions(screen.getByLabelText('Ciudad'), city);
}

async function fromPlace() {
  await choosePlace();
  await screen.findByText(/Damos este servicio/);
  await press('Siguiente');
}

export async function toPlace() {
  await user.click(screen.getByRole('radio', { name: 'Recolección domiciliaria' }));
  await press('Siguiente');
}

/** Holds back the coverage of both cities of Nuevo León. Returns a function that sends it. */
export function holdCoverage() {
  const { promise, resolve } = Promise.withResolvers<object>();
  for (const city of [978, 985]) site.answers.set(apiRoutes.coverage(1, city), promise);
  return () => act(async () => resolve({ covered: true, phone: ownPhone }));
}

export async function toQuestions() {
  await toPlace();
  await fromPlace();
}

export async function toForm() {
  await toQuestions();
  await user.click(screen.getByRole('radio', { name: 'Vidrio' }));
  await press('Siguiente');
  await user.click(screen.getByRole('checkbox', { name: 'Martes' }));
  await press('Siguiente');
  await screen.findByLabelText('Nombre*');
}

export const person: QuotePerson = {
  client_name: 'Señora de Prueba',
  company_name: 'Particular',
  phone_number: '5555550101',
  email: 'prueba@cliente.example',
};

export const typed = [
  ['Nombre*', person.client_name],
  ['Empresa*', person.company_name],
  ['Teléfono*', person.phone_number],
  ['Correo electrónico*', person.email],
] as const;

export async function fill() {
  for (const [label, text] of typed) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

export async function fillAndSend() {
  await toForm();
  await fill();
  await press('Enviar');
}

/** Sends without a connection. Returns a function that restores the connection. */
export async function sendOffline() {
  const usual = jest.mocked(fetch).getMockImplementation()!;
  jest
    .mocked(fetch)
    .mockImplementation((...call) =>
      call[0] === '/api/quote' ? Promise.reject(new TypeError('offline')) : usual(...call),
    );
  await press('Enviar');
  await screen.findByText(/^Tu cotización no se envió: no hay conexión/);
  return () => jest.mocked(fetch).mockImplementation(usual);
}

/** Opens step 5 with the saved quote of an earlier visit, as `toForm` and `fill` leave it. */
export async function openForm(own: Partial<QuotePerson> = {}) {
  const quote: Quote = {
    ...emptyQuote,
    step: 5,
    line: { id: 1, name: 'Recolección domiciliaria' },
    state: { id: 19, name: 'Nuevo León' },
    city: { id: 978, name: 'Monterrey' },
    coverage: { isCovered: true, phone: ownPhone },
    answers: [{ question: '¿Qué genera?', answer: 'Vidrio', index: 1 }],
    level: 1,
    weekdays: ['Martes'],
  };
  const visit = { submission: crypto.randomUUID(), folio: '' };
  saveQuote({ quote, person: { ...person, ...own }, ...visit });
  const view = open();
  await screen.findByLabelText('Nombre*');
  return view;
}
