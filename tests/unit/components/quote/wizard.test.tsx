import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Wizard } from '@/components/quote/Wizard';
import { showToast } from '@/components/ui/toasts';
import { apiRoutes } from '@/lib/server/routing/routes';
import { receivedTexts } from '@/lib/features/leads/texts';
import type { QuotePerson } from '@/lib/features/quote/submission';
import { readSavedQuote, saveQuote } from '@/lib/features/quote/saved';
import { emptyQuote, type Quote } from '@/lib/features/quote/state';
import { teachDialogs } from '@/tests/support/dialogs';
import { renderAt } from '@/tests/support/fresh-cache';
import { hrefOf } from '@/tests/support/href-of';
import { ownPhone } from '@/tests/unit/features/quote/trees';
import { fakeSite, type FakeSite } from './site';

jest.mock('@/components/ui/toasts', () => ({
  prepareToasts: jest.fn(),
  showToast: jest.fn(async () => undefined),
}));

const TITLE = 'Cotice su servicio | Vía Limpia';

const lines = [
  { id: 1, name: 'Recolección domiciliaria', url: 'recoleccion-domiciliaria', route: '', file: '' },
  { id: 2, name: 'Reciclaje', url: 'reciclaje', route: '', file: '' },
];

// For a test that hangs: how fast a machine is, is no matter of these.
configure({ asyncUtilTimeout: 60_000 });

let site: FakeSite;
beforeEach(() => {
  teachDialogs();
  site = fakeSite();
  sessionStorage.clear();
  localStorage.clear();
  goTo('/cotizador');
  jest.mocked(showToast).mockClear();
});

// A journey through the history ends after the test that began it.
afterEach(() => new Promise((resolve) => setTimeout(resolve, 50)));

const goTo = (address: string) => window.history.replaceState(null, '', address);
const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const heading = () =>
  screen.getByRole('heading', { level: 2, name: (name) => !/Resumen/.test(name) });

/** The browser's own Back. */
const goBack = () =>
  act(async () => {
    const moved = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.back();
    await moved;
  });

const whatsapp = () =>
  decodeURIComponent(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);
const summary = () => screen.getByRole('region', { name: 'Resumen de su cotización' });
const expectSummary = (...texts: string[]) => {
  for (const text of texts) expect(within(summary()).getByText(text)).toBeVisible();
};

const facts = { whatsappPhone: '81 5555 0180', responseTime: 'un día hábil' };

const open = (address = location.href) =>
  renderAt(address, <Wizard lines={lines} title={TITLE} facts={facts} />);

async function choosePlace(state = 'Nuevo León', city = 'Monterrey') {
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

async function toPlace() {
  await user.click(screen.getByRole('radio', { name: 'Recolección domiciliaria' }));
  await press('Siguiente');
}

/** Holds back what the site says of both cities of Nuevo León. */
function holdCoverage() {
  const { promise, resolve } = Promise.withResolvers<object>();
  for (const city of [978, 985]) site.answers.set(apiRoutes.coverage(1, city), promise);
  return () => act(async () => resolve({ covered: true, phone: ownPhone }));
}

async function toQuestions() {
  await toPlace();
  await fromPlace();
}

async function toForm() {
  await toQuestions();
  await user.click(screen.getByRole('radio', { name: 'Vidrio' }));
  await press('Siguiente');
  await user.click(screen.getByRole('checkbox', { name: 'Martes' }));
  await press('Siguiente');
  await screen.findByLabelText('Nombre*');
}

const person: QuotePerson = {
  client_name: 'Señora de Prueba',
  company_name: 'Particular',
  phone_number: '5555550101',
  email: 'prueba@cliente.example',
};

const typed = [
  ['Nombre*', person.client_name],
  ['Empresa*', person.company_name],
  ['Teléfono*', person.phone_number],
  ['Correo electrónico*', person.email],
] as const;

async function fill() {
  for (const [label, text] of typed) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

async function fillAndSend() {
  await toForm();
  await fill();
  await press('Enviar');
}

/** Sends without a connection. Returns what brings the connection back. */
async function sendOffline() {
  const usual = jest.mocked(fetch).getMockImplementation()!;
  jest
    .mocked(fetch)
    .mockImplementation((...call) =>
      call[0] === '/api/quote' ? Promise.reject(new TypeError('offline')) : usual(...call),
    );
  await press('Enviar');
  await screen.findByText(/^Su cotización no se envió: no hay conexión/);
  return () => jest.mocked(fetch).mockImplementation(usual);
}

/** Goes on at step 5 with what an earlier visit left: what `toForm` and `fill` leave. */
async function openForm(own: Partial<QuotePerson> = {}) {
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

test('the choices are radios in a group named by the heading', async () => {
  open();
  const group = screen.getByRole('group', { name: '¿Qué servicio necesita?' });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByText('Paso 1/5')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
});

test("the page's title stays on step 1; later steps are put before it", async () => {
  document.title = TITLE;
  const titles: string[] = [];
  const watcher = new MutationObserver(() => titles.push(document.title));
  watcher.observe(document.head, { subtree: true, childList: true, characterData: true });
  open();
  await toPlace();
  await waitFor(() => expect(document.title).toBe(`Paso 2 de 5 | ${TITLE}`));
  await press('Anterior');
  await waitFor(() => expect(document.title).toBe(TITLE));
  watcher.disconnect();
  expect(new Set(titles)).toEqual(new Set([TITLE, `Paso 2 de 5 | ${TITLE}`]));
});

describe("'Siguiente' pressed too early says what is missing and leads there", () => {
  const expectMessage = (control: HTMLElement, message: string) => {
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(control).toHaveAccessibleDescription(message);
  };

  test('step 1: a service', async () => {
    open();
    await press('Siguiente');
    expectMessage(screen.getByRole('group'), 'Elija un servicio para continuar.');
    const [first] = screen.getAllByRole('radio');
    expect(first).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Reciclaje' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('group')).not.toHaveAttribute('aria-describedby');
  });

  test('step 2: state and city, then the city alone', async () => {
    open();
    await toPlace();
    await screen.findByRole('option', { name: 'Nuevo León' });
    await press('Siguiente');
    expectMessage(screen.getByLabelText('Estado'), 'Elija su estado y su ciudad.');
    expect(screen.getByLabelText('Estado')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Estado'), 'Nuevo León');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await screen.findByRole('option', { name: 'Monterrey' });
    await press('Siguiente');
    expectMessage(screen.getByLabelText('Ciudad'), 'Elija su ciudad.');
    expect(screen.getByLabelText('Ciudad')).toHaveFocus();
  });

  test('step 2: while coverage loads it says so, and goes on by itself', async () => {
    const answer = holdCoverage();
    open();
    await toPlace();
    await choosePlace();
    await press('Siguiente');
    expect(screen.getByRole('alert')).toHaveTextContent(/estamos comprobando la cobertura/);
    expect(screen.getByText('Paso 2/5')).toBeVisible();
    await answer();
    expect(await screen.findByText('Paso 3/5')).toBeVisible();
  });

  test('step 2: a response for one city is not used for another', async () => {
    const answer = holdCoverage();
    open();
    await toPlace();
    await choosePlace();
    await press('Siguiente');
    await choosePlace('Nuevo León', 'San Nicolás de los Garza');
    await answer();
    expect(await screen.findByText(/Damos este servicio/)).toBeVisible();
    expect(screen.getByText('Paso 2/5')).toBeVisible();
  });

  test('steps 3 and 4: an answer, a weekday', async () => {
    open();
    await toQuestions();
    await press('Siguiente');
    expectMessage(screen.getByRole('group'), 'Elija una opción para continuar.');
    expect(screen.getByRole('radio', { name: 'Cartón' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Vidrio' }));
    await press('Siguiente');
    await press('Siguiente');
    expectMessage(screen.getByRole('group'), 'Elija al menos un día para continuar.');
    expect(screen.getByRole('checkbox', { name: 'Lunes' })).toHaveFocus();
  });
});

test('step 3 counts its questions, and how many there are once that is certain', async () => {
  open();
  await toQuestions();
  expect(screen.getByText('Pregunta 1', { exact: true })).toBeVisible();
  expect(heading()).toHaveAccessibleDescription('Pregunta 1');
  await user.click(screen.getByRole('radio', { name: 'Cartón' }));
  await press('Siguiente');
  expect(screen.getByText('Pregunta 2 de 2')).toBeVisible();
  expect(screen.getByText('Paso 3/5')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
});

test('the second press of a double click answers no question that it has brought', async () => {
  open();
  await toPlace();
  await choosePlace();
  await screen.findByText(/Damos este servicio/);
  const next = () => screen.getByRole('button', { name: 'Siguiente' });
  fireEvent.click(next(), { detail: 1 });
  const answer = await screen.findByRole('radio', { name: 'Vidrio' });
  fireEvent.click(answer, { detail: 2 });
  expect(answer).not.toBeChecked();
  fireEvent.click(next(), { detail: 2 });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  fireEvent.click(answer, { detail: 1 });
  expect(answer).toBeChecked();
});

test('focus goes to the heading of the new step', async () => {
  open();
  await toPlace();
  expect(heading()).toHaveFocus();
  expect(heading()).toHaveTextContent('¿Dónde se encuentra?');
});

test('no coverage: the modal, and closing it clears the city', async () => {
  open();
  await toPlace();
  await choosePlace('Campeche', 'Calkiní');
  const dialog = await screen.findByRole('dialog', {
    name: 'Por el momento no contamos con cobertura en tu ciudad',
  });
  expect(dialog).toHaveTextContent('Recolección domiciliaria en Calkiní, Campeche');
  expect(hrefOf('Mérida', dialog)).toBe('/sucursales/merida');
  expect(hrefOf('Dejar mi solicitud', dialog)).toBe('/solicita_cotizacion#solicitud');
  await user.click(within(dialog).getByRole('button', { name: 'ACEPTAR' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Ciudad')).toHaveValue('');
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('Campeche');
});

test('a state without cities is said to have no coverage', async () => {
  site.answers.set(apiRoutes.cities(4), []);
  open();
  await toPlace();
  await screen.findByRole('option', { name: 'Campeche' });
  await user.selectOptions(screen.getByLabelText('Estado'), 'Campeche');
  const said = 'Por el momento no contamos con cobertura en Campeche.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByLabelText('Ciudad')).toBeDisabled();
});

test('another state clears the city', async () => {
  open();
  await toPlace();
  await choosePlace();
  await user.selectOptions(screen.getByLabelText('Estado'), 'Campeche');
  expect(screen.getByLabelText('Ciudad')).toHaveDisplayValue('Selecciona tu ciudad');
});

test('the complete way: everything chosen is sent, field by field', async () => {
  open();
  await toQuestions();
  expect(heading()).toHaveTextContent('¿Qué genera?');
  await user.click(screen.getByRole('radio', { name: 'Cartón' }));
  await press('Siguiente');
  expect(heading()).toHaveTextContent('¿Cuánto?');
  await user.click(screen.getByRole('radio', { name: 'Mucho' }));
  await press('Siguiente');
  await user.click(screen.getByRole('checkbox', { name: 'Martes' }));
  await user.click(screen.getByRole('checkbox', { name: 'Lunes' }));
  await press('Siguiente');
  await screen.findByLabelText('Nombre*');
  for (const [label, text] of typed) await user.type(screen.getByLabelText(label), text);
  await press('Enviar');
  expect(await screen.findByText('Finalizado')).toBeVisible();
  expect(heading()).toHaveTextContent('Su cotización está en proceso');
  expect(site.sent).toEqual([
    {
      business_line_id: 1,
      city_id: 978,
      frequency: ['Lunes', 'Martes'],
      quote_services: [
        { service: '¿Qué genera?', type: 'Cartón' },
        { service: '¿Cuánto?', type: 'Mucho' },
      ],
      ...person,
      submission: expect.stringMatching(/^[0-9a-f-]{36}$/),
      elapsed: expect.any(Number),
      referencia_web: '',
    },
  ]);
  expect(sessionStorage.getItem('cotizacion')).toBeNull();
  expect(
    screen.getByText(/Un asesor le llamará .* en un plazo máximo de un día hábil/),
  ).toBeVisible();
  const next = screen.getByRole('region', { name: 'Qué sigue' });
  expect(within(next).getAllByRole('listitem')).toHaveLength(3);
  expect(hrefOf('Aceptar')).toBe('/');
  expect(whatsapp()).toMatch(/^https:\/\/wa\.me\/528155550180\?text=/);
  expect(whatsapp()).toContain('¿Cuánto?: Mucho');
  expect(whatsapp()).not.toMatch(/Señora|Particular|0101|cliente/);
});

describe('step 5', () => {
  test.each([
    [{ client_name: '' }, 'Nombre*', 'Campo nombre no puede ir vacio'],
    [{ company_name: '' }, 'Empresa*', 'Campo empresa no puede ir vacio'],
    [{ phone_number: '' }, 'Teléfono*', 'Campo telefono no puede ir vacio'],
    [{ phone_number: '555' }, 'Teléfono*', 'Campo telefono no puede ser menor a 10 digitos'],
    [{ email: '' }, 'Correo electrónico*', 'Campo correo no puede ir vacio'],
    [{ email: 'x@y' }, 'Correo electrónico*', 'El correo ingresado no es valido'],
  ])('%j', async (values, label, message) => {
    await openForm(values);
    await press('Enviar');
    const field = screen.getByLabelText(label);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(showToast).toHaveBeenCalledWith('error', message);
    expect(site.sent).toEqual([]);
  });

  test('every missing field says so at once, beside the toast of the first', async () => {
    await openForm({ client_name: '', phone_number: '', email: '' });
    await press('Enviar');
    await waitFor(() => expect(screen.getByLabelText('Nombre*')).toBeInvalid());
    for (const [label, name] of [
      ['Nombre*', 'nombre'],
      ['Teléfono*', 'telefono'],
      ['Correo electrónico*', 'correo'],
    ] as const) {
      const message = expect.stringContaining(`Campo ${name} no puede ir vacio`);
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
    expect(screen.getByLabelText('Empresa*')).toBeValid();
    expect(jest.mocked(showToast).mock.calls).toEqual([
      ['error', 'Campo nombre no puede ir vacio'],
    ]);
  });

  test('state and city are read-only; the summary leads to each choice and back', async () => {
    await openForm();
    expect(screen.getByLabelText('Estado')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Ciudad')).toHaveValue('Monterrey');
    expectSummary('Recolección domiciliaria', 'Monterrey, Nuevo León', 'Vidrio', 'martes');
    const fields = screen.getByLabelText('Nombre*');
    expect(summary().compareDocumentPosition(fields)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(summary()).getAllByText('Cambiar')).toHaveLength(4);
    await press('Cambiar: ¿Qué genera?');
    expect(await screen.findByRole('radio', { name: 'Vidrio' })).toBeChecked();
    await press('Siguiente');
    expect(await screen.findByLabelText('Nombre*')).toHaveValue('Señora de Prueba');

    // Another service keeps the place, and asks what depends on it.
    await press('Cambiar: Servicio');
    await user.click(screen.getByRole('radio', { name: 'Reciclaje' }));
    await press('Siguiente');
    await user.click(await screen.findByRole('radio', { name: 'Vidrio' }));
    await press('Siguiente');
    await user.click(screen.getByRole('checkbox', { name: 'Lunes' }));
    await press('Siguiente');
    expect(await screen.findByText('Paso 5/5')).toBeVisible();
    expect(window.history.state).toMatchObject({ quote: { position: 4 } });
  });

  test('e-mail and phone are checked as in the contact forms', async () => {
    await openForm({ email: '', phone_number: '' });
    const email = screen.getByLabelText('Correo electrónico*');
    await user.type(email, 'prueba@cliente');
    await user.tab();
    expect(showToast).toHaveBeenCalledWith('error', 'El correo ingresado no es valido');
    expect(email).toHaveAttribute('aria-invalid', 'true');
    await user.type(email, '.mx');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
    expect(email).not.toHaveAccessibleDescription();
    await user.type(screen.getByLabelText('Teléfono*'), '+52 81 1234 5678a');
    expect(screen.getByLabelText('Teléfono*')).toHaveValue('8112345678');
  });

  test.each([[502], [{ code: 500 }], ['no json']])('a response of %j', async (answer) => {
    site.answers.set('/api/quote', answer);
    await openForm();
    await press('Enviar');
    const note = await screen.findByText(/^Su cotización no se envió:/);
    expect(within(note).getByRole('link')).toHaveAttribute('href', ownPhone[0]?.href);
    expect(screen.queryByText(/a salvo/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeEnabled();
    expect(showToast).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nombre*')).toHaveValue('Señora de Prueba');
    site.answers.clear();
    await press('Enviar');
    expect(await screen.findByText('Finalizado')).toBeVisible();
    expect(site.sent[0]?.submission).toBe(site.sent[1]?.submission);
  });

  test('refused, it stays as typed and can be corrected', async () => {
    site.answers.set('/api/quote', 422);
    await openForm();
    await press('Enviar');
    await screen.findByText(/no se envió: nuestro sistema no aceptó los datos/);
    expect(showToast).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nombre*')).toHaveValue('Señora de Prueba');
    expect(screen.queryByText(/a salvo|Folio/)).toBeNull();
    await press('Enviar');
    await waitFor(() => expect(site.sent).toHaveLength(2));
    await screen.findByText(/no se envió/);
    site.answers.clear();
    await user.type(screen.getByLabelText('Nombre*'), ' Corregida');
    await press('Enviar');
    expect(await screen.findByText('Finalizado')).toBeVisible();
    expect(site.sent.at(-1)).toMatchObject({ client_name: 'Señora de Prueba Corregida' });
  });

  test.each([
    [429, 'Espere 12 segundos y vuelva a enviar.'],
    [413, 'Acórtelo y vuelva a enviar.'],
  ])('%d is said in words', async (status, text) => {
    site.answers.set('/api/quote', status);
    await openForm();
    await press('Enviar');
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  });

  test('without a connection everything stays, also after a reload, in this tab alone', async () => {
    const view = await openForm();
    const reconnect = await sendOffline();
    view.unmount();
    open();
    expect(await screen.findByLabelText('Nombre*')).toHaveValue('Señora de Prueba');
    expect(localStorage).toHaveLength(0);
    reconnect();
    await press('Enviar');
    expect(await screen.findByText('Finalizado')).toBeVisible();
    expect(site.sent).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  test("'Enviar' is disabled while it sends", async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    site.answers.set('/api/quote', promise);
    await openForm();
    await press('Enviar');
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    for (const name of ['Anterior', 'Cambiar: Días'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    await waitFor(() => expect(fetch).toHaveBeenCalledWith('/api/quote', expect.anything()));
    await act(async () => resolve({ code: 200 }));
    expect(await screen.findByText('Finalizado')).toBeVisible();
  });
});

describe('a quote that is received and not yet delivered', () => {
  const FOLIO = '482-109-376';
  const TITLE = 'Recibimos tu solicitud';
  const saved = () => readSavedQuote();
  beforeEach(() => site.answers.set('/api/quote', { code: 202, folio: FOLIO }));

  async function openReceived() {
    const view = await openForm();
    await press('Enviar');
    await screen.findByRole('heading', { name: TITLE });
    return view;
  }

  test('shows its folio and a phone, with nothing to send or to change', async () => {
    await openReceived();
    expect(showToast).not.toHaveBeenCalled();
    expect(heading()).toHaveFocus();
    expect(screen.getByText('Paso 5/5')).toBeVisible();
    expect(screen.getByText(FOLIO)).toBeVisible();
    expect(screen.getByText(receivedTexts.quote)).toBeVisible();
    const phones = screen.getAllByRole('link', { name: /\d{4}/ });
    expect(phones.map((link) => link.getAttribute('href'))).toEqual([ownPhone[0]?.href]);
    expect(hrefOf('Volver al inicio')).toBe('/');
    expect(screen.queryByRole('button', { name: /Enviar|Anterior|Siguiente|Cambiar/ })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expectSummary('Recolección domiciliaria', 'Monterrey, Nuevo León', 'Vidrio', 'martes');
    expect(saved()).toMatchObject({ folio: FOLIO, person: { client_name: '', email: '' } });
  });

  test('shows its folio again after a reload', async () => {
    const { unmount } = await openReceived();
    unmount();
    open();
    expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
    expect(screen.getByText(FOLIO)).toBeVisible();
    expect(site.sent).toHaveLength(1);
  });

  test('is what was sent, and was sent once, whatever is changed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    site.answers.set('/api/quote', promise);
    open();
    await fillAndSend();
    await goBack();
    await user.click(await screen.findByRole('checkbox', { name: 'Lunes' }));
    await press('Siguiente');
    await screen.findByLabelText('Nombre*');
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await act(async () => resolve({ code: 202, folio: FOLIO }));
    expect(await screen.findByText(FOLIO)).toBeVisible();
    expectSummary('martes');
    expect(site.sent).toHaveLength(1);
  });

  test('keeps its summary when the visitor goes back', async () => {
    await openReceived();
    await goBack();
    expect(heading()).toHaveTextContent(TITLE);
    expectSummary('Vidrio', 'martes');
  });

  test("'Hacer otra cotización' begins another, which is another submission", async () => {
    await openReceived();
    await press('Hacer otra cotización');
    expect(heading()).toHaveTextContent('¿Qué servicio necesita?');
    expect(screen.queryByText(FOLIO)).toBeNull();
    site.answers.delete('/api/quote');
    await fillAndSend();
    expect(await screen.findByText('Finalizado')).toBeVisible();
    const [first, second] = site.sent;
    expect(second?.submission).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.submission).not.toBe(first?.submission);
  });
});

describe('what is persisted', () => {
  test('another visit goes on where the last one was', async () => {
    const { unmount } = open();
    await toForm();
    await fill();
    unmount();
    open();
    expect(await screen.findByLabelText('Nombre*')).toHaveValue('Señora de Prueba');
    expect(screen.getByText('Paso 5/5')).toBeVisible();
  });

  test('a link begins a new quote at its first open step', async () => {
    open('/cotizador?servicio=recoleccion-domiciliaria&estado=NL&ciudad=monterrey');
    expect(await screen.findByRole('radio', { name: 'Cartón' })).toBeVisible();
    expect(screen.getByText('Monterrey, Nuevo León')).toBeVisible();
  });

  test('a link begins another submission', async () => {
    const { unmount } = await openForm();
    unmount();
    const saved = JSON.parse(sessionStorage.getItem('cotizacion') ?? '');
    open('/cotizador?servicio=reciclaje');
    await screen.findByText('Paso 2/5');
    const begun = readSavedQuote();
    expect(begun).toMatchObject({ person });
    expect(begun?.submission).not.toBe(saved.submission);
  });

  test('a link to what does not exist is ignored silently', async () => {
    open('/cotizador?servicio=nada&estado=Atlantis&ciudad=x');
    expect(heading()).toHaveTextContent('¿Qué servicio necesita?');
    await toPlace();
    await screen.findByRole('option', { name: 'Nuevo León' });
    expect(screen.getByLabelText('Estado')).toHaveValue('');
  });
});

test('a lookup that keeps failing brings the help line forward, and can be tried again', async () => {
  site.answers.set('/api/states', 502);
  open();
  await toPlace();
  expect(await screen.findAllByText(/Sus respuestas están a salvo/)).toHaveLength(2);
  expect(site.asked.filter((path) => path === '/api/states')).toHaveLength(3);
  site.answers.clear();
  await press('Intentar de nuevo');
  expect(document.body).not.toHaveFocus();
  await choosePlace();
  expect(await screen.findByText(/Damos este servicio/)).toBeVisible();
  expect(screen.queryAllByText(/Sus respuestas están a salvo/)).toHaveLength(0);
});

test('a line without weekdays of its own offers all', async () => {
  site.answers.set('/api/battery?line=1', { questions: [], weekdays: [] });
  open();
  await toQuestions();
  expect(heading()).toHaveTextContent('¿Qué días necesita el servicio?');
  expect(screen.getByRole('checkbox', { name: 'Domingo' })).toBeVisible();
  await press('Anterior');
  expect(heading()).toHaveTextContent('¿Dónde se encuentra?');
});
