import { combined, phrases } from '@/lib/features/collection/tokens';

// Whose service and which days sentences are about, without accents. What stands in no list ends the reading.

/** Whose days these are: the household collection's. */
export const SUBJECT = phrases(
  ...combined(
    ['', 'la', 'nuestra', 'de', 'de la', 'de nuestra', 'a la'],
    [
      'recoleccion',
      ...['domiciliaria', 'de basura', 'de residuos', 'domiciliaria de residuos', 'en su zona'].map(
        (kind) => `recoleccion ${kind}`,
      ),
      ...['recoleccion de residuos domiciliarios', 'recoleccion de residuos solidos urbanos'],
    ],
  ),
  ...combined(
    ['', 'el', 'nuestro', 'del', 'de el', 'de'],
    [
      'servicio',
      ...[
        'de recoleccion',
        'de recoleccion domiciliaria',
        'domiciliario',
        'de recoleccion de basura',
      ].map((kind) => `servicio ${kind}`),
      ...['servicio de recoleccion de residuos', 'servicio de limpia'],
      ...['camion', 'camion recolector', 'camion de la basura', 'camion de recoleccion'],
    ],
  ),
  ...combined(
    ['', 'la', 'las', 'nuestras', 'su', 'de la', 'de las', 'las unidades de'],
    ['ruta', 'rutas', 'rutas domiciliarias', 'ruta domiciliaria', 'rutas de recoleccion'],
  ),
  ...['las unidades', 'los camiones', 'nuestras unidades', 'nuestros camiones', 'camiones'],
);

/** Only the days that follow are meant. */
export const ONLY = phrases('unicamente', 'solo', 'solamente', 'tan solo', 'exclusivamente');

/** The day after, whichever it is. */
export const NEXT_DAY = phrases(
  ...combined(
    ['', 'a', 'al', 'el', 'para el', 'a la', 'la', 'hasta el', 'en el'],
    ['dia siguiente', 'siguiente dia', 'manana siguiente', 'dia inmediato siguiente'],
  ),
  ...['un dia despues', 'al otro dia', 'al dia posterior', 'un dia mas tarde'],
);

/** The next day on which people work. */
export const NEXT_WORKDAY = phrases(
  ...combined(
    ['al', 'el', 'para el', 'hasta el'],
    ['siguiente dia habil', 'dia habil siguiente', 'dia siguiente habil'],
  ),
);

/** Before the day that a service is moved to. */
export const TO_DATE = phrases('al', 'a el', 'el', 'para el', 'hasta el', 'al dia', 'el dia');

/** Makes of a weekday the first one after. */
export const NEXT = phrases('siguiente', 'inmediato', 'proximo');

/** "Esos días", which an earlier sentence has named. */
export const THOSE = phrases(
  ...combined(
    [
      '',
      'en',
      'de',
      'una de',
      'alguna de',
      'alguno de',
      'cualquiera de',
      'uno de',
      'durante',
      'para',
    ],
    [
      ...['esas fechas', 'esos dias', 'ese dia', 'esa fecha', 'estas fechas', 'estos dias'],
      ...['dichas fechas', 'dichos dias', 'dicha fecha', 'dicho dia', 'este dia', 'esos tres dias'],
      ...['esas tres fechas', 'ellos', 'ellas', 'esos dos dias', 'esta fecha', 'los mismos'],
    ],
  ),
  ...['en esos casos', 'en ese caso', 'en tal caso', 'en estos casos', 'entonces'],
);

/** The holidays that no sentence names. */
export const OTHERS = phrases(
  ...combined(
    ['', 'en', 'durante', 'todos'],
    [
      ...['los demas dias festivos', 'el resto de los dias festivos', 'los otros dias festivos'],
      ...[
        'los demas dias',
        'el resto del ano',
        'los demas festivos',
        'el resto de los dias',
        'otros dias festivos',
      ],
      ...['los demas dias feriados', 'los demas dias del ano', 'el resto de los festivos'],
    ],
  ),
);

/** Every day of the year, holidays included. */
export const ALWAYS = phrases(
  ...combined(
    ['', 'durante', 'en'],
    [
      ...[
        'los 365 dias',
        'los 365 dias del ano',
        'los 365 dias de el ano',
        'los trescientos sesenta y cinco dias del ano',
      ],
      ...[
        'todos los dias del ano',
        'todo el ano',
        '365 dias al ano',
        '365 dias del ano',
        'cada dia del ano',
      ],
    ],
  ),
);

/** "… incluidos los días festivos": of a service on all days of the year. */
export const INCLUDED = phrases(
  ...combined(
    [
      'incluidos',
      'incluidos los',
      'incluso',
      'incluso en',
      'incluyendo',
      'incluyendo los',
      'aun en',
      'tambien en',
    ],
    [
      'festivos',
      'dias festivos',
      'domingos y festivos',
      'domingos y dias festivos',
      'sabados , domingos y festivos',
    ],
  ),
  ...['sin excepcion', 'sin interrupcion', 'sin interrupciones'],
);

/** But not on the days that follow. */
export const EXCEPT = phrases(
  ...[
    'excepto',
    'salvo',
    'menos',
    'a excepcion de',
    'con excepcion de',
    'a excepcion del',
    'excepto en',
  ],
  ...['con excepcion del', 'salvo en', 'con la excepcion del', 'con la excepcion de'],
);
