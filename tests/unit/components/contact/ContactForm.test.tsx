import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '@/components/contact/ContactForm';
import { showToast } from '@/components/ui/toasts';
import { supportPhone } from '@/lib/company';
import { contactMessages, contactSent, type ContactFormKind } from '@/lib/features/contact/fields';
import { phoneNotNational } from '@/lib/features/forms/fields';
import { sendSubmission, type SendResult } from '@/lib/features/forms/send';
import { receivedTexts, receivedTitles } from '@/lib/features/forms/texts';
import { installBrowser } from '@/tests/support/browser';
import { holdDeadlines } from '@/tests/support/deadlines';
import { FreshCache, renderAt } from '@/tests/support/fresh-cache';

jest.mock('next/navigation', () => jest.requireActual('@/tests/support/next-navigation'));
jest.mock('@/components/ui/toasts', () => ({
  prepareToasts: jest.fn(),
  showToast: jest.fn(async () => undefined),
}));
jest.mock('@/lib/features/forms/send');

const user = userEvent.setup({ delay: null });
const control = (label: string) => screen.getByLabelText(label, { exact: false });
const email = () => control('Correo');
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Teléfono*' });
const message = () => screen.getByRole('textbox', { name: /^Mensaje/ });
const send = () => screen.getByRole('button', { name: 'ENVIAR' });
/** Returns whether the form marks it as invalid. This is not the browser's own validation. */
const isRed = (element: HTMLElement) => element.getAttribute('aria-invalid') === 'true';
const toasts = () => jest.mocked(showToast).mock.calls.map(([, text]) => text);
const goTo = (address: string) => act(() => window.history.pushState(null, '', address));
const json = (value: unknown) => ({ ok: true, json: async () => value }) as Response;

const requestedPaths = () => jest.mocked(fetch).mock.calls.map(([path]) => String(path));

const DEFAULT = 'Me interesa la sostenibilidad.';
let defaultMessage: () => Promise<Response>;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  installBrowser();
  // Newer browsers return a promise. An effect that returned it would break the page on cleanup.
  Element.prototype.scrollIntoView = jest.fn(() => Promise.resolve());
  defaultMessage = async () => json({ message: DEFAULT });
  global.fetch = jest.fn(async (path) =>
    String(path) === '/api/contact-message'
      ? defaultMessage()
      : json([{ id: 963, name: 'Apodaca' }]),
  );
  jest.mocked(showToast).mockClear();
  jest.mocked(sendSubmission).mockReset().mockResolvedValue({ outcome: 'accepted' });
});

const states = [{ id: 19, name: 'Nuevo León' }];

function open(address = '/contactanos', kind: ContactFormKind = 'contacto') {
  return renderAt(address, <ContactForm kind={kind} states={states} />);
}

/** Opens the form with a text that was typed into a field before hydration. */
function openTyped(address: string, selector: 'textarea' | 'input[type="tel"]', text: string) {
  window.history.replaceState(null, '', address);
  const form = (
    <FreshCache>
      <ContactForm kind="contacto" states={states} />
    </FreshCache>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const field = container.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (field) field.value = text;
  return render(form, { container, hydrate: true });
}

async function fill() {
  for (const [field, text] of [
    [control('Nombre'), 'Ana'],
    [phone(), '8112345678'],
    [email(), 'ana@casa.example'],
  ] as const) {
    await user.click(field);
    await user.paste(text);
  }
  await user.selectOptions(control('Estado'), 'Nuevo León');
  await screen.findByRole('option', { name: 'Apodaca' });
  await user.selectOptions(control('Ciudad'), 'Apodaca');
}

async function writeAndSend(text = 'Hola') {
  await fill();
  await user.type(message(), text);
  await user.click(send());
}

async function openAndSend(text?: string) {
  const view = open();
  await writeAndSend(text);
  return view;
}

const ends = (result: SendResult) => jest.mocked(sendSubmission).mockResolvedValue(result);
const sentOnes = () => jest.mocked(sendSubmission).mock.calls.map(([sent]) => sent);
const sentFields = () => sentOnes().at(-1)?.fields;
const submissions = () => sentOnes().map(({ submission }) => submission);

describe('the e-mail', () => {
  test('is red only while it is wrong', async () => {
    open();
    await user.type(email(), 'ana@ejemplo');
    expect(isRed(email())).toBe(false);
    await user.tab();
    expect(isRed(email())).toBe(true);
    expect(email()).toHaveAccessibleDescription(contactMessages.emailInvalid);
    await user.type(email(), '.m');
    expect(isRed(email())).toBe(true);
    await user.type(email(), 'x');
    await waitFor(() => expect(isRed(email())).toBe(false));
    expect(email()).not.toHaveAccessibleDescription();
    await user.tab();
    expect(isRed(email())).toBe(false);
    expect(toasts()).toEqual([contactMessages.emailInvalid]);
  });

  test('is checked again on blur after the browser has filled it in', async () => {
    open();
    await user.type(email(), 'ana@ejemplo');
    await user.tab();
    const field = email();
    if (field instanceof HTMLInputElement) field.value = 'ana@ejemplo.mx';
    fireEvent.blur(field);
    await waitFor(() => expect(isRed(field)).toBe(false));
  });

  test('shows its error once if ENVIAR takes its focus', async () => {
    open();
    await user.type(control('Nombre'), 'Ana');
    await user.type(phone(), '8112345678');
    await user.type(email(), 'ana@ejemplo');
    await user.click(send());
    await waitFor(() => expect(isRed(email())).toBe(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(toasts()).toEqual([contactMessages.emailInvalid]);
  });

  test.each([
    ['a press', () => user.click(send())],
    ['the Enter key', () => user.keyboard('{Enter}')],
  ])('shows no error if sending by %s reports an earlier field first', async (_, sending) => {
    open();
    await user.type(email(), 'ana@ejemplo');
    await sending();
    await waitFor(() => expect(control('Nombre')).toHaveFocus());
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(toasts()).toEqual([contactMessages.name]);
    expect(isRed(email())).toBe(false);
  });

  test('shows its error only after a press, so that nothing moves during it', async () => {
    open();
    await user.type(email(), 'ana@ejemplo');
    const link = screen.getByRole('link', { name: 'Aviso de privacidad' });
    await user.pointer({ keys: '[MouseLeft>]', target: link });
    expect(isRed(email())).toBe(false);
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(() => expect(isRed(email())).toBe(true));
  });

  test('stays red if it is still wrong and sending stops at an earlier field', async () => {
    open();
    await user.type(email(), 'ana@ejemplo');
    await user.tab();
    await user.click(send());
    await waitFor(() => expect(isRed(control('Nombre'))).toBe(true));
    expect(control('Nombre')).toHaveFocus();
    expect(isRed(email())).toBe(true);
    expect(toasts()).toEqual([contactMessages.emailInvalid, contactMessages.name]);
  });
});

test('a red field is checked again on each key', async () => {
  open();
  await user.click(send());
  await waitFor(() => expect(isRed(control('Nombre'))).toBe(true));
  await user.type(control('Nombre'), 'A');
  await waitFor(() => expect(isRed(control('Nombre'))).toBe(false));
  expect(isRed(phone())).toBe(false);
});

describe('the phone', () => {
  test.each(['+52 81 1234 5678', '0181 1234 5678', '044 81 1234 5678', '+521 (81) 1234-5678'])(
    'is ten digits for %s, typed or pasted',
    async (text) => {
      open();
      await user.type(phone(), text);
      expect(phone()).toHaveValue('8112345678');
      await user.clear(phone());
      await user.paste(text);
      expect(phone()).toHaveValue('8112345678');
    },
  );

  test('keeps two digits too many and shows an error on blur', async () => {
    open();
    await user.type(phone(), '811234567890');
    await user.tab();
    expect(phone()).toHaveValue('811234567890');
    expect(isRed(phone())).toBe(true);
    expect(phone()).toHaveAccessibleDescription(phoneNotNational);
    await user.type(phone(), '{Backspace}{Backspace}');
    await waitFor(() => expect(isRed(phone())).toBe(false));
  });

  test.each([
    ['left', () => user.tab()],
    ['sent with the Enter key', () => user.keyboard('{Enter}')],
  ])('is ten digits if it was typed before hydration and %s', async (_, leave) => {
    openTyped('/contactanos', 'input[type="tel"]', '81 1234 5678');
    await user.click(phone());
    await leave();
    expect(isRed(phone())).toBe(false);
    expect(phone()).toHaveValue('8112345678');
  });

  test('keeps the caret in place when it drops characters', async () => {
    open();
    await user.type(phone(), '8145678');
    await user.type(phone(), '1 2-3', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(phone()).toHaveValue('8112345678');
    expect(phone().selectionStart).toBe(5);
    await user.type(phone(), '+52', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(phone()).toHaveValue('8112345678');
    expect(phone().selectionStart).toBe(0);
  });
});

describe('?o=sostenibilidad', () => {
  /** Opens the page with a text that was in the field before hydration. */
  const openWith = (text: string) => openTyped('/contactanos?o=sostenibilidad', 'textarea', text);

  const locked = async () => {
    await waitFor(() => expect(message()).toHaveValue(DEFAULT));
    expect(message()).toHaveAttribute('readonly');
  };

  test('fills in the message, sends it and fills it in again', async () => {
    open('/contactanos?o=sostenibilidad');
    await locked();
    await fill();
    await user.click(send());
    expect(await screen.findByText(contactSent)).toBeVisible();
    expect(sentFields()).toMatchObject({ message: DEFAULT });
    expect(control('Nombre')).toHaveValue('');
    await locked();
  });

  test('locks the message only at this URL, and then restores the typed text', async () => {
    open();
    await user.type(message(), 'Mi propio mensaje');
    await user.type(control('Nombre'), 'Ana');
    goTo('/contactanos?o=sostenibilidad');
    await locked();
    goTo('/contactanos');
    expect(message()).toHaveValue('Mi propio mensaje');
    expect(message()).not.toHaveAttribute('readonly');
    expect(control('Nombre')).toHaveValue('Ana');
  });

  test('keeps a typed message while the default one is sent', async () => {
    open();
    await user.type(message(), 'Mi propio mensaje');
    goTo('/contactanos?o=sostenibilidad');
    await locked();
    await fill();
    await user.click(send());
    expect(await screen.findByText(contactSent)).toBeVisible();
    goTo('/contactanos');
    expect(message()).toHaveValue('Mi propio mensaje');
  });

  test('locks the message while it loads, and keeps a text from before hydration behind it', async () => {
    const late = Promise.withResolvers<Response>();
    defaultMessage = () => late.promise;
    openWith('Ya estoy escribiendo');
    await waitFor(() => expect(message()).toHaveAttribute('readonly'));
    expect(message()).toHaveValue('Ya estoy escribiendo');
    await act(async () => late.resolve(json({ message: DEFAULT })));
    await locked();
    goTo('/contactanos');
    expect(message()).toHaveValue('Ya estoy escribiendo');
    expect(message()).not.toHaveAttribute('readonly');
  });

  test('locks and sends a message that the browser restored, as after Back or a reload', async () => {
    openWith(DEFAULT);
    await locked();
    await user.type(message(), ' Y más.');
    expect(message()).toHaveValue(DEFAULT);
    await fill();
    await user.click(send());
    await waitFor(() => expect(sentFields()).toMatchObject({ message: DEFAULT }));
    await locked();
    goTo('/contactanos');
    expect(message()).toHaveValue('');
  });

  test('loads the message again if the page comes back from memory without it', async () => {
    defaultMessage = async () => ({ ok: false, status: 502 }) as Response;
    open('/contactanos?o=sostenibilidad');
    await waitFor(() => expect(message()).not.toHaveAttribute('readonly'));
    await user.type(message(), 'Hola');
    defaultMessage = async () => json({ message: DEFAULT });
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await locked();
  });

  test('clears the error of an empty message if it loads late', async () => {
    const late = Promise.withResolvers<Response>();
    defaultMessage = () => late.promise;
    open('/contactanos?o=sostenibilidad');
    await fill();
    await user.click(send());
    await waitFor(() => expect(isRed(message())).toBe(true));
    await act(async () => late.resolve(json({ message: DEFAULT })));
    await locked();
    expect(isRed(message())).toBe(false);
  });

  test('cuts a message to the longest that a form sends', async () => {
    defaultMessage = async () => json({ message: 'x'.repeat(6_000) });
    open('/contactanos?o=sostenibilidad');
    await waitFor(() => expect(message()).toHaveValue('x'.repeat(5_000)));
    await fill();
    await user.click(send());
    expect(await screen.findByText(contactSent)).toBeVisible();
    expect(toasts()).toEqual([contactSent]);
  });

  test('does not affect the quote request', async () => {
    open('/solicita_cotizacion?o=sostenibilidad', 'cotizacion');
    await user.type(message(), 'Hola');
    expect(message()).toHaveValue('Hola');
    expect(requestedPaths()).not.toContain('/api/contact-message');
  });
});

describe('a request that never gets a response', () => {
  let timeouts: ReturnType<typeof holdDeadlines>;

  beforeEach(() => {
    timeouts = holdDeadlines(8_000, 12_000);
    global.fetch = jest.fn(
      (_path, init) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('timeout')));
        }),
    );
  });
  afterEach(() => jest.restoreAllMocks());

  test('ends after 12 s for the cities', async () => {
    open();
    await user.selectOptions(control('Estado'), 'Nuevo León');
    await screen.findByText('Cargando ciudades…');
    expect(timeouts.map(({ limit }) => limit)).toEqual([12_000]);
    await act(async () => timeouts[0]?.end());
    await screen.findByText('Selecciona tu ciudad');
  });

  test('ends after 12 s for the default message, and the field stays editable', async () => {
    open('/contactanos?o=sostenibilidad');
    await waitFor(() => expect(requestedPaths()).toEqual(['/api/contact-message']));
    expect(timeouts.map(({ limit }) => limit)).toEqual([12_000]);
    await act(async () => timeouts[0]?.end());
    await user.type(message(), 'Hola');
    expect(message()).toHaveValue('Hola');
  });
});

describe('the outcome of a submission', () => {
  test.each([
    ['accepted', contactSent],
    ['rejected', /^Tu mensaje no se envió: nuestro sistema no aceptó los datos.*800 733 22 22/],
    ['failed', /^Tu mensaje no se envió: .*Tus datos siguen aquí/],
    ['large', /^Tu mensaje no se envió: lo que escribiste es demasiado largo/],
    ['offline', /^Tu mensaje no se envió: no hay conexión.*Tus datos siguen aquí/],
    ['unanswered', /^El sitio no respondió.*Tus datos siguen aquí/],
  ] as const)('for %s is shown in view, and the button keeps the focus', async (ended, text) => {
    ends({ outcome: ended });
    await openAndSend();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
    expect(send()).toHaveFocus();
    if (ended === 'accepted') return;
    expect(toasts()).toEqual([]);
    expect(control('Nombre')).toHaveValue('Ana');
    expect(message()).toHaveValue('Hola');
    expect(control('Nombre')).toBeEnabled();
  });
});

describe('after a reload', () => {
  const reload = (view: ReturnType<typeof open>) => {
    view.unmount();
    return open();
  };

  test('typed texts are restored, only in this tab, until they are sent', async () => {
    const view = open();
    await fill();
    await user.type(message(), 'Hola');
    reload(view);
    expect(control('Nombre')).toHaveValue('Ana');
    expect(phone()).toHaveValue('8112345678');
    expect(message()).toHaveValue('Hola');
    await waitFor(() => expect(control('Ciudad')).toHaveDisplayValue('Apodaca'));
    expect(localStorage).toHaveLength(0);
    await user.click(send());
    expect(await screen.findByText(contactSent)).toBeVisible();
    expect(sentFields()).toMatchObject({ name: 'Ana', city: '963', message: 'Hola' });
    expect(sessionStorage).toHaveLength(0);
  });

  test('a text typed before hydration is newer than the stored one', async () => {
    sessionStorage.setItem('borrador:/contactanos', '{"message":"Antes","name":"Ana"}');
    openTyped('/contactanos', 'textarea', 'Ahora');
    await waitFor(() => expect(control('Nombre')).toHaveValue('Ana'));
    expect(message()).toHaveValue('Ahora');
  });

  test.each(['no json', '[]', '{"name":1}'])('stored data of %s is ignored', (text) => {
    sessionStorage.setItem('borrador:/contactanos', text);
    open();
    expect(control('Nombre')).toHaveValue('');
  });
});

describe('a message that is received but not yet delivered', () => {
  const FOLIO = '482-109-376';
  beforeEach(() => ends({ outcome: 'received', folio: FOLIO }));

  test('shows a folio and a phone, and an empty form for another message', async () => {
    await openAndSend();
    expect(await screen.findByText(FOLIO)).toBeVisible();
    const status = within(screen.getByRole('status'));
    expect(status.getByText(receivedTitles.message)).toBeVisible();
    expect(status.getByText(receivedTexts.message)).toBeVisible();
    expect(status.getByRole('link', { name: supportPhone })).toBeVisible();
    expect(toasts()).toEqual([]);
    expect(screen.queryByText(contactSent)).toBeNull();
    for (const field of [control('Nombre'), phone(), email(), message()])
      expect(field).toHaveValue('');
    ends({ outcome: 'accepted' });
    await writeAndSend();
    expect(await screen.findByText(contactSent)).toBeVisible();
    expect(screen.queryByText(FOLIO)).toBeNull();
    const [first, second] = submissions();
    expect(second).not.toBe(first);
  });

  test('is the same submission as an earlier attempt that failed', async () => {
    jest.mocked(sendSubmission).mockResolvedValueOnce({ outcome: 'failed' });
    await openAndSend();
    await screen.findByText(/Tus datos siguen aquí/);
    await user.click(send());
    await screen.findByText(FOLIO);
    const [first, second] = submissions();
    expect(second).toBe(first);
  });
});
