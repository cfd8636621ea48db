/** @jest-environment node */
import type { Unsent } from '@/lib/features/forms/send';
import { unsentText } from '@/lib/features/forms/texts';

const names = { phone: 'Teléfono' };

test.each<[Unsent, string]>([
  [{ outcome: 'rejected' }, 'Tu mensaje no se envió: nuestro sistema no aceptó los datos.'],
  [{ outcome: 'failed' }, 'Tu mensaje no se envió: nuestro sistema no responde.'],
  [{ outcome: 'offline' }, 'Tu mensaje no se envió: no hay conexión.'],
  [{ outcome: 'unanswered' }, 'El sitio no respondió. Tus datos siguen aquí'],
  [{ outcome: 'large' }, 'Tu mensaje no se envió: lo que escribiste es demasiado largo. Acórtalo'],
  [
    { outcome: 'limited', seconds: 12 },
    'Tu mensaje no se envió: hay demasiados envíos desde tu conexión. Espera 12 segundos y vuelve a enviar.',
  ],
  [
    { outcome: 'limited', seconds: 1 },
    'Tu mensaje no se envió: hay demasiados envíos desde tu conexión. Espera 1 segundo y',
  ],
  [
    { outcome: 'limited', seconds: NaN },
    'Tu mensaje no se envió: hay demasiados envíos desde tu conexión. Espera un momento y vuelve',
  ],
  [
    { outcome: 'invalid', field: 'phone', message: 'Es corto' },
    'Tu mensaje no se envió: revisa el dato “Teléfono”. Es corto.',
  ],
  [
    { outcome: 'invalid', field: 'otro', message: 'Es corto.' },
    'Tu mensaje no se envió: revisa tus datos. Es corto.',
  ],
])('%j has its own text', (unsent, text) => {
  expect(unsentText('message', unsent, names).startsWith(text)).toBe(true);
});

test('the text for a quote is feminine', () =>
  expect(unsentText('quote', { outcome: 'rejected' }, names)).toBe(
    'Tu cotización no se envió: nuestro sistema no aceptó los datos. Siguen aquí: revísalos y envíala de nuevo.',
  ));
