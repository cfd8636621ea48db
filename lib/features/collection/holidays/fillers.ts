import { combined, phrases } from '@/lib/features/collection/tokens';

// What sentences say besides, without accents. What stands in no list ends the reading.

/** "Si su día de recolección cae en", which limits a sentence to who has service then. */
export const IF = phrases(
  ...combined(
    [
      'si su',
      'si tu',
      'cuando su',
      'cuando tu',
      'si la',
      'si el',
      'cuando la',
      'cuando el',
      'si le',
    ],
    [
      'ruta',
      'dia',
      'dia de recoleccion',
      'dia de servicio',
      'recoleccion',
      'servicio',
      'zona',
      'colonia',
    ].flatMap((thing) =>
      ['cae', 'coincide', 'toca', 'corresponde', 'cae en', 'cae en el', 'coincide con'].map(
        (verb) => `${thing} ${verb}`,
      ),
    ),
  ),
);

/** "Aviso importante:", before the sentence itself. */
export const LEAD = phrases(
  ...['aviso', 'aviso importante', 'importante', 'atencion', 'comunicado', 'aviso a la comunidad'],
  ...[
    'aviso por dia festivo',
    'aviso de servicio',
    'aviso de suspension',
    'cambio de servicio',
    'cambio de dia',
  ],
  ...[
    'estimado usuario',
    'estimados usuarios',
    'vecinos',
    'estimados vecinos',
    'cambio de ruta',
    'si',
    'no',
  ],
  ...[
    'en dias festivos',
    'por lo anterior',
    'en su lugar',
    'ademas',
    'por ello',
    'asimismo',
    'tambien',
  ],
  ...[
    'cambio en la recoleccion',
    'a nuestros usuarios',
    'aviso a nuestros usuarios',
    'a los vecinos',
  ],
);

/** "Le informamos que", before the sentence itself. */
export const LEAD_CLAUSE = phrases(
  ...combined(
    ['', 'por este medio'],
    [
      ...[
        'recuerde que',
        'le recordamos que',
        'les recordamos que',
        'le informamos que',
        'le avisamos que',
      ],
      ...[
        'les informamos que',
        'informamos que',
        'se informa que',
        'se avisa que',
        'tome en cuenta que',
      ],
      ...[
        'le comunicamos que',
        'se comunica que',
        'les avisamos que',
        'recordamos que',
        'recuerde',
      ],
    ],
  ),
);

/** Before a place. */
export const IN = phrases('en', 'para', 'de');

/** Before a day. */
export const WHEN = phrases('en', 'durante', 'para', 'del', 'de', 'de el', 'de los', 'los', 'por');

/** Before the holiday that is the reason. */
export const BECAUSE = phrases(
  ...[
    'por',
    'por ser',
    'con motivo de',
    'con motivo del',
    'debido a',
    'debido al',
    'por motivo de',
  ],
);

/** Begins what promises nothing about days; `isFreeText` holds what may follow. */
export const COURTESY = phrases(
  ...combined(
    ['', 'durante esa semana', 'esa semana', 'y', 'por favor'],
    [
      'reforzamos',
      'agradecemos',
      'agradecemos de antemano',
      'lamentamos',
      'ofrecemos una disculpa',
    ],
  ),
  ...[
    'disculpe',
    'disculpen',
    'gracias',
    'se lo recordamos',
    'se los recordamos',
    'le avisamos',
    'les avisamos',
  ],
  ...[
    'felices fiestas',
    'feliz navidad',
    'feliz ano nuevo',
    'le deseamos',
    'para que',
    'se lo avisamos',
  ],
  ...[
    'para que nadie acumule',
    'consulte',
    'planee',
    'prepare',
    'tome sus precauciones',
    'a fin de que',
    'gracias por',
  ],
  ...[
    'para mayor informacion',
    'le pedimos conservar',
    'conserve',
    'guarde',
    'le pedimos guardar',
    'por su comprension',
  ],
);
