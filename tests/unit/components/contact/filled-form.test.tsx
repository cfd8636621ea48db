import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '@/components/contact/ContactForm';
import { showToast } from '@/components/ui/toasts';
import { fillForm } from '@/lib/features/forms/draft';
import { phoneNotNational } from '@/lib/features/forms/fields';
import { sendSubmission } from '@/lib/features/forms/send';
import { installBrowser } from '@/tests/support/browser';
import { renderAt } from '@/tests/support/fresh-cache';

jest.mock('next/navigation', () => jest.requireActual('@/tests/support/next-navigation'));
jest.mock('@/components/ui/toasts', () => ({
  prepareToasts: jest.fn(),
  showToast: jest.fn(async () => undefined),
}));
jest.mock('@/lib/features/forms/send');

const user = userEvent.setup({ delay: null });
const control = (label: string) => screen.getByLabelText(label, { exact: false });
const message = () => screen.getByRole('textbox', { name: /^Mensaje/ });
const send = () => screen.getByRole('button', { name: 'ENVIAR' });
const toasts = () => jest.mocked(showToast).mock.calls.map(([, text]) => text);
const states = [{ id: 19, name: 'Nuevo León' }];

beforeEach(() => {
  sessionStorage.clear();
  installBrowser();
  Element.prototype.scrollIntoView = jest.fn();
  global.fetch = jest.fn(
    async () => ({ ok: true, json: async () => [{ id: 963, name: 'Apodaca' }] }) as Response,
  );
  jest.mocked(showToast).mockClear();
  jest.mocked(sendSubmission).mockReset().mockResolvedValue({ outcome: 'accepted' });
});

describe('a report of a missed collection', () => {
  const prefill = { state: '19', city: 'Monterrey', message: 'No pasó el camión.' };
  const form = <ContactForm kind="reporte" states={states} prefill={prefill} />;

  test('has a fixed place and text in the server’s HTML, and asks for the street', () => {
    const html = renderToString(form);
    for (const [name, value] of Object.entries(prefill))
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    expect(html).not.toMatch(/<select|<textarea|Empresa/);
    expect(html).toMatch(/<input[^>]*required=""[^>]*name="street"/);
  });

  test('is sent with the street, shows a folio and keeps its place for another report', async () => {
    jest.mocked(sendSubmission).mockResolvedValue({ outcome: 'accepted', folio: '482-109-376' });
    renderAt('/contactanos', form);
    await user.type(control('Nombre'), 'Ana');
    await user.type(control('Teléfono'), '8112345678');
    await user.type(control('Correo'), 'ana@casa.example');
    await user.type(control('Calle y número'), 'Roble 12');
    await user.click(send());
    expect(await screen.findByText('Recibimos tu reporte')).toBeVisible();
    expect(screen.getByText('482-109-376')).toBeVisible();
    expect(jest.mocked(sendSubmission).mock.calls[0]?.[0].fields).toMatchObject({
      ...prefill,
      street: 'Roble 12',
      formulario: 'reporte',
    });
    expect(control('Calle y número')).toHaveValue('');
    expect(screen.queryByLabelText('Estado*')).toBeNull();
  });

  test.each([
    ['8112345', 'Roble 12', phoneNotNational],
    ['8112345678', ' ', 'Escribe la calle y el número'],
  ])('with the phone %j and the street %j fails with %j', async (typed, street, text) => {
    renderAt('/contactanos', form);
    await user.type(control('Nombre'), 'Ana');
    await user.type(control('Teléfono'), typed);
    await user.type(control('Correo'), 'ana@casa.example');
    await user.type(control('Calle y número'), street);
    await user.click(send());
    await waitFor(() => expect(toasts()).toEqual([text]));
    expect(sendSubmission).not.toHaveBeenCalled();
  });

  test('lets the visitor choose the state if the catalogue lacks it', () => {
    const unknown = { ...prefill, state: '', city: '' };
    renderAt('/contactanos', <ContactForm kind="reporte" states={states} prefill={unknown} />);
    expect(control('Estado')).toBeVisible();
  });
});

describe('a place that the wizard does not cover', () => {
  const draft = {
    message: 'Me interesa el servicio RPBI en Apodaca, N.L.',
    place: { state: 'N.L.', city: 'apodaca' },
  };

  const open = () =>
    renderAt('/solicita_cotizacion', <ContactForm kind="cotizacion" states={states} />);

  test('is filled in with the service, also on an open page', async () => {
    open();
    act(() => fillForm('/solicita_cotizacion', draft));
    expect(message()).toHaveValue(draft.message);
    expect(control('Estado')).toHaveDisplayValue('Nuevo León');
    await waitFor(() => expect(control('Ciudad')).toHaveDisplayValue('Apodaca'));
  });

  test("does not replace the visitor's own text", async () => {
    open();
    await user.type(message(), 'Lo mío');
    act(() => fillForm('/solicita_cotizacion', draft));
    expect(message()).toHaveValue('Lo mío');
  });
});
