import { combined, phrases } from '@/lib/features/collection/tokens';

// What sentences say of the service, without accents. What stands in no list ends the reading.

const AUX = ['no hay', 'no habra', 'no tenemos', 'no tendremos', 'no contamos con', 'sin'];
/** Nobody comes on the days named. */
export const SUSPENDED = phrases(
  ...AUX,
  ...['se suspende', 'se suspenden', 'se suspendera', 'se suspenderan', 'queda suspendido'],
  ...['queda suspendida', 'quedan suspendidas', 'quedara suspendido', 'quedara suspendida'],
  ...[
    'estara suspendido',
    'estara suspendida',
    'suspendemos',
    'suspenderemos',
    'suspende',
    'suspendido',
  ],
  ...['no se presta', 'no se prestara', 'no se brinda', 'no se brindara', 'no se ofrece'],
  ...[
    'no se realiza',
    'no se realizara',
    'no se dara',
    'no se da',
    'no pasa',
    'no pasara',
    'no pasan',
  ],
  ...[
    'no pasaran',
    'no pasamos',
    'no pasaremos',
    'no damos',
    'no daremos',
    'no trabajamos',
    'no brindamos',
  ],
  ...['no trabajaremos', 'no laboramos', 'no laboraremos', 'no recolectamos', 'no recolectaremos'],
  ...['no opera', 'no operara', 'no operamos', 'no salen', 'no salimos', 'no sale', 'no circulan'],
  ...['descansamos', 'descansaremos', 'descansa', 'descansan', 'descansara', 'suspension de'],
  ...['suspension', 'suspension temporal', 'suspension temporal de', 'suspendida', 'no prestamos'],
  ...['no tiene', 'no tendra', 'no funciona', 'no funcionara', 'es suspendido', 'es suspendida'],
);

/** Says by itself that the company does not come. */
export const OWN_SUSPENSION = phrases(
  ...[
    'no pasamos',
    'no pasaremos',
    'no trabajamos',
    'no trabajaremos',
    'no laboramos',
    'descansamos',
  ],
  ...['no laboraremos', 'no recolectamos', 'no recolectaremos', 'descansaremos', 'no salimos'],
);

/** There is service as always. */
export const NORMAL = phrases(
  ...combined(
    ['trabajamos', 'trabajaremos', 'pasamos', 'pasaremos', 'recolectamos', 'operamos', 'laboramos'],
    [
      'con normalidad',
      'normalmente',
      'normal',
      'de forma normal',
      'de manera normal',
      'como siempre',
    ],
  ),
  ...combined(
    [
      'opera',
      'operan',
      'operara',
      'operaran',
      'se presta',
      'se prestara',
      'se realiza',
      'se realizara',
    ],
    ['con normalidad', 'normalmente', 'de forma normal', 'de manera normal', 'sin cambios'],
  ),
  ...combined(
    [
      'pasa',
      'pasara',
      'pasan',
      'pasaran',
      'funciona',
      'trabajan',
      'continua',
      'se brinda',
      'salen',
    ],
    ['con normalidad', 'normalmente', 'sin cambios', 'como siempre', 'de manera normal'],
  ),
  ...[
    'es normal',
    'sera normal',
    'es el normal',
    'normal',
    'es el de siempre',
    'son normales',
    'es regular',
  ],
  ...[
    'si hay',
    'si habra',
    'no se suspende',
    'no se suspendera',
    'no se suspenden',
    'no suspendemos',
  ],
  ...[
    'no se interrumpe',
    'no se interrumpira',
    'no interrumpimos',
    'no cambia',
    'no cambiara',
    'no cambian',
  ],
  ...['hay', 'habra', 'tenemos', 'damos', 'brindamos', 'prestamos', 'ofrecemos', 'sigue igual'],
  ...[
    'tambien hay',
    'tambien pasamos',
    'tambien trabajamos',
    'si pasamos',
    'si trabajamos',
    'si pasa',
  ],
  ...[
    'trabajamos',
    'recolectamos',
    'laboramos',
    'operamos',
    'pasamos',
    'no descansamos',
    'se mantiene',
  ],
);

/** Says what it says only with days on which there would be doubt. */
export const ADVERB = phrases('con normalidad', 'normal', 'normalmente', 'sin cambios', 'igual');

/** The service of a day is on another one. */
export const MOVES = phrases(
  ...['pasamos', 'pasaremos', 'pasa', 'pasara', 'pasan', 'pasaran', 'se recorre', 'se recorren'],
  ...['se recorrera', 'se recorreran', 'se atiende', 'se atienden', 'se atendera', 'se atenderan'],
  ...['se realiza', 'se realizara', 'se repone', 'se repondra', 'cambia', 'cambiara', 'se cambia'],
  ...['se cambiara', 'se mueve', 'se movera', 'se traslada', 'se trasladara', 'se pospone'],
  ...[
    'se pospondra',
    'se reprograma',
    'se reprogramara',
    'se adelanta',
    'se adelantara',
    'se hara',
  ],
  ...[
    'se presta',
    'se prestara',
    'se brinda',
    'se brindara',
    'lo atendemos',
    'la atendemos',
    'las atendemos',
  ],
  ...['los atendemos', 'recolectamos', 'recolectaremos', 'se cubre', 'se cubrira', 'la recorremos'],
  ...[
    'sera recorrida',
    'sera recorrido',
    'queda para',
    'se dara',
    'sera',
    'la realizamos',
    'lo recorremos',
  ],
  ...[
    'pasamos por sus residuos',
    'el camion pasa',
    'el camion pasara',
    'se compensa',
    'se recupera',
  ],
);
