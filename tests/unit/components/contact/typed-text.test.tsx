import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/ContactForm';
import { contactMessages } from '@/lib/features/contact/fields';
import { formMeta } from '@/lib/features/forms/form-meta';
import { sendSubmission } from '@/lib/features/forms/send';
import { installBrowser } from '@/tests/support/browser';
import { renderAt } from '@/tests/support/fresh-cache';

jest.mock('next/navigation', () => jest.requireActual('@/tests/support/next-navigation'));
jest.mock('@/components/ui/toasts', () => ({ prepareToasts: jest.fn(), showToast: jest.fn() }));
jest.mock('@/lib/features/forms/send');

const user = userEvent.setup({ delay: null });
const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const phone = () => field('Teléfono*');

beforeEach(() => {
  sessionStorage.clear();
  installBrowser();
  Element.prototype.scrollIntoView = jest.fn();
  global.fetch = jest.fn(
    async () => ({ ok: true, json: async () => [{ id: 963, name: 'Apodaca' }] }) as Response,
  );
  jest.mocked(sendSubmission).mockReset().mockResolvedValue({ outcome: 'accepted' });
  renderAt(
    '/contactanos',
    <ContactForm kind="contacto" states={[{ id: 19, name: 'Nuevo León' }]} />,
  );
});

test.each(['８１８１２３４５６７', '٨١٨١٢٣٤٥٦٧', '۸۱۸۱۲۳۴۵۶۷', '८१८१२३४५६७'])(
  'the digits %s of another keyboard become 8181234567',
  async (digits) => {
    await user.type(phone(), digits);
    expect(phone()).toHaveValue('8181234567');
  },
);

test('an input method can compose without changes, and its text is read at the end', () => {
  const input = phone();
  input.focus();
  fireEvent.compositionStart(input);
  for (const value of ['８', '８１', '８１８１２３４５６７']) {
    fireEvent.input(input, { target: { value }, isComposing: true });
    expect(input).toHaveValue(value);
  }
  fireEvent.compositionEnd(input);
  expect(input).toHaveValue('8181234567');
});

test('invisible characters are not stored, and the sent text is clean', async () => {
  await user.click(field(/Nombre/));
  await user.paste('\u200bAna\u00ad María');
  await user.click(phone());
  await user.paste('\u202a+52 81 8123 4567\u202c');
  await user.click(field(/Correo/));
  await user.paste('\ufeffana\u200b@casa\u2060.example\u200e');
  await user.selectOptions(screen.getByLabelText('Estado*'), '19');
  await screen.findByRole('option', { name: 'Apodaca' });
  await user.selectOptions(screen.getByLabelText('Ciudad*'), '963');
  await user.type(field(/Mensaje/), 'Hola');
  await user.click(screen.getByRole('button', { name: 'ENVIAR' }));
  await waitFor(() => expect(sendSubmission).toHaveBeenCalled());
  expect(jest.mocked(sendSubmission).mock.calls[0]?.[0].fields).toMatchObject({
    name: 'Ana María',
    phone: '8181234567',
    email: 'ana@casa.example',
  });
});

test.each(['\u200b', '\u2800', '\u3164', '\u00ad\u2060 \ufeff', '\u200d'])(
  'a name of invisible characters, %j, is empty',
  async (name) => {
    await user.click(field(/Nombre/));
    await user.paste(name);
    await user.click(screen.getByRole('button', { name: 'ENVIAR' }));
    expect(await screen.findByText(contactMessages.name)).toBeVisible();
  },
);

test('the honeypot tells browsers and password managers not to fill it in', () => {
  const honeypot = document.querySelector(`input[name="${formMeta.trap}"]`);
  for (const [name, value] of [
    ['autocomplete', 'off'],
    ['tabindex', '-1'],
    ['data-1p-ignore', ''],
    ['data-lpignore', 'true'],
    ['data-bwignore', ''],
  ] as const) {
    expect(honeypot).toHaveAttribute(name, value);
  }
});
