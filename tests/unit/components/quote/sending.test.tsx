import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showToast } from '@/components/ui/toasts';
import { receivedTexts } from '@/lib/features/forms/texts';
import { readSavedQuote } from '@/lib/features/quote/saved';
import { emptyPerson } from '@/lib/features/quote/submission';
import { hrefOf } from '@/tests/support/href-of';
import { ownPhone } from '@/tests/unit/features/quote/trees';
import {
  site,
  user,
  press,
  heading,
  goBack,
  goForward,
  summary,
  expectSummary,
  open,
  reopen,
  fillAndSend,
  sendOffline,
  openForm,
} from './opened-wizard';

jest.mock('@/components/ui/toasts', () => ({
  prepareToasts: jest.fn(),
  showToast: jest.fn(async () => undefined),
}));

const FOLIO = '482-109-376';
const saved = () => readSavedQuote();

beforeEach(() => jest.mocked(showToast).mockClear());

describe('step 5', () => {
  test.each([
    [{ client_name: '' }, 'Nombre*', 'Campo nombre no puede ir vacio'],
    [{ company_name: '' }, 'Empresa*', 'Campo empresa no puede ir vacio'],
    [{ phone_number: '' }, 'Teléfono*', 'Campo telefono no puede ir vacio'],
    [{ phone_number: '555' }, 'Teléfono*', 'Campo telefono no puede ser menor a 10 digitos'],
    [{ email: '' }, 'Correo electrónico*', 'Campo correo no puede ir vacio'],
    [{ email: 'x@y' }, 'Correo electrónico*', 'El correo ingresado no es valido'],
  ])('rejects %j', async (values, label, message) => {
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

  test('shows an error at every missing field at once, and a toast for the first', async () => {
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

  test('closes the summary on a phone, with the number of answers, and opens it completely', async () => {
    Object.assign(window, { innerWidth: 360 });
    await openForm();
    const toggle = within(summary()).getByText('4 respuestas');
    expect(within(summary()).getByText('Monterrey, Nuevo León')).not.toBeVisible();
    await user.click(toggle);
    expectSummary('Recolección domiciliaria', 'Monterrey, Nuevo León', 'Vidrio', 'martes');
    Object.assign(window, { innerWidth: 1024 });
  });

  test('shows state and city read-only, and the summary leads to each choice and back', async () => {
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

    // Another service keeps the place, and asks the questions that depend on it.
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

  test('checks e-mail and phone like the contact forms', async () => {
    await openForm({ email: '', phone_number: '' });
    const email = screen.getByLabelText('Correo electrónico*');
    await user.type(email, 'prueba@cliente');
    await user.tab();
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith('error', 'El correo ingresado no es valido'),
    );
    expect(email).toHaveAttribute('aria-invalid', 'true');
    await user.type(email, '.mx');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
    expect(email).not.toHaveAccessibleDescription();
    await user.type(screen.getByLabelText('Teléfono*'), '+52 81 1234 5678a');
    expect(screen.getByLabelText('Teléfono*')).toHaveValue('8112345678');
  });

  test.each([[502], [{ code: 500 }], ['no json']])(
    'keeps everything after a response of %j',
    async (answer) => {
      site.answers.set('/api/quote', answer);
      await openForm();
      await press('Enviar');
      const note = await screen.findByText(/^Tu cotización no se envió:/);
      expect(within(note).getByRole('link')).toHaveAttribute('href', ownPhone[0]?.href);
      expect(screen.queryByText(/a salvo/)).toBeNull();
      expect(screen.getByRole('button', { name: 'Enviar' })).toBeEnabled();
      expect(showToast).not.toHaveBeenCalled();
      expect(screen.getByLabelText('Nombre*')).toHaveValue('Señora de Prueba');
      site.answers.clear();
      await press('Enviar');
      expect(await screen.findByText('Finalizado')).toBeVisible();
      expect(site.sent[0]?.submission).toBe(site.sent[1]?.submission);
    },
  );

  test('keeps a rejected quote, which can be corrected', async () => {
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
    [429, 'Espera 12 segundos y vuelve a enviar.'],
    [413, 'Acórtalo y vuelve a enviar.'],
  ])('explains a response of %d in words', async (status, text) => {
    site.answers.set('/api/quote', status);
    await openForm();
    await press('Enviar');
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  });

  test('keeps everything without a connection, also after a reload, only in this tab', async () => {
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
    expect(saved()).toMatchObject({ person: emptyPerson });
  });

  test("disables 'Enviar' during a send", async () => {
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

describe('a quote that the gateway has accepted', () => {
  beforeEach(() => site.answers.set('/api/quote', { code: 200, folio: FOLIO }));

  async function openSent() {
    const view = await openForm();
    await press('Enviar');
    await screen.findByText('Finalizado');
    return view;
  }

  const expectConfirmation = async () => {
    expect(await screen.findByRole('link', { name: 'Aceptar' })).toBeVisible();
    expect(screen.getByText(FOLIO)).toBeVisible();
    expect(screen.getByText('Finalizado')).toBeVisible();
    expectSummary('Recolección domiciliaria', 'Monterrey, Nuevo León', 'Vidrio', 'martes');
  };

  test('shows its folio again after a reload, without personal data in the tab', async () => {
    const { unmount } = await openSent();
    await expectConfirmation();
    expect(saved()).toMatchObject({ folio: FOLIO, person: emptyPerson });
    unmount();
    reopen();
    await expectConfirmation();
    expect(heading()).toHaveTextContent('Tu cotización está en proceso');
    expect(site.sent).toHaveLength(1);
  });

  test("keeps its folio with the browser's Back", async () => {
    open();
    await fillAndSend();
    await screen.findByText('Finalizado');
    await waitFor(() => expect(window.history.state).toMatchObject({ quote: { position: 0 } }));
    await goForward();
    await expectConfirmation();
    await waitFor(() => expect(window.history.state).toMatchObject({ quote: { position: 0 } }));
  });

  test("is over after 'Aceptar' and for a new visit", async () => {
    const { unmount } = await openSent();
    fireEvent.click(screen.getByRole('link', { name: 'Aceptar' }));
    unmount();
    const again = reopen();
    expect(heading()).toHaveTextContent('¿Qué servicio necesitas?');
    again.unmount();

    const sent = await openSent();
    sent.unmount();
    open();
    expect(heading()).toHaveTextContent('¿Qué servicio necesitas?');
    expect(saved()).toMatchObject({ folio: '', quote: { line: null } });
  });
});

describe('a quote that is received but not yet delivered', () => {
  const TITLE = 'Recibimos tu solicitud';
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

  test('is the quote that was sent once, even if the visitor changes it during the send', async () => {
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

  test("is followed by a new submission after 'Hacer otra cotización'", async () => {
    await openReceived();
    await press('Hacer otra cotización');
    expect(heading()).toHaveTextContent('¿Qué servicio necesitas?');
    expect(screen.queryByText(FOLIO)).toBeNull();
    site.answers.delete('/api/quote');
    await fillAndSend();
    expect(await screen.findByText('Finalizado')).toBeVisible();
    const [first, second] = site.sent;
    expect(second?.submission).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.submission).not.toBe(first?.submission);
  });
});
