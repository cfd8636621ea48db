/** @jest-environment node */
import type { Unsent } from '@/lib/features/forms/send';
import { unsentText } from '@/lib/features/forms/texts';

const names = { phone: 'Teléfono' };

test.each<[Unsent, string]>([
  [{ outcome: 'rejected' }, 'Su mensaje no se envió: nuestro sistema no aceptó los datos.'],
  [{ outcome: 'failed' }, 'Su mensaje no se envió: nuestro sistema no responde.'],
  [{ outcome: 'offline' }, 'Su mensaje no se envió: no hay conexión.'],
  [{ outcome: 'unanswered' }, 'El sitio no respondió. Sus datos siguen aquí'],
  [{ outcome: 'large' }, 'Su mensaje no se envió: lo que escribió es demasiado largo. Acórtelo'],
  [
    { outcome: 'limited', seconds: 12 },
    'Su mensaje no se envió: hay demasiados envíos desde su conexión. Espere 12 segundos y vuelva a enviar.',
  ],
  [
    { outcome: 'limited', seconds: 1 },
    'Su mensaje no se envió: hay demasiados envíos desde su conexión. Espere 1 segundo y',
  ],
  [
    { outcome: 'limited', seconds: NaN },
    'Su mensaje no se envió: hay demasiados envíos desde su conexión. Espere un momento y vuelva',
  ],
  [
    { outcome: 'invalid', field: 'phone', message: 'Es corto' },
    'Su mensaje no se envió: revise el dato “Teléfono”. Es corto.',
  ],
  [
    { outcome: 'invalid', field: 'otro', message: 'Es corto.' },
    'Su mensaje no se envió: revise sus datos. Es corto.',
  ],
])('%j', (unsent, text) => {
  expect(unsentText('message', unsent, names).startsWith(text)).toBe(true);
});

test('a quote is feminine', () =>
  expect(unsentText('quote', { outcome: 'rejected' }, names)).toBe(
    'Su cotización no se envió: nuestro sistema no aceptó los datos. Siguen aquí: revíselos y envíela de nuevo.',
  ));
