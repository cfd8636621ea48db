import type { Label } from './label';

/** Of questions and answers, which hold every year. */
export const holidaySentences: readonly Label[] = [
  [
    'La recolección domiciliaria se suspende únicamente el 1 de enero, el 1 de mayo y el 25 de diciembre.',
    'no 1-1,5-1,12-25; sí * menos 1-1,5-1,12-25',
  ],
  [
    'Solo descansamos el 1 de enero, el 1 de mayo y el 25 de diciembre.',
    'no 1-1,5-1,12-25; sí * menos 1-1,5-1,12-25',
  ],
  ['No hay servicio los días 25 de diciembre y 1 de enero.', 'no 12-25,1-1'],
  ['No hay recolección el 1º de enero ni el 25 de diciembre.', 'no 1-1,12-25'],
  ['El servicio se suspende el 1 de enero y el 25 de diciembre.', 'no 1-1,12-25'],
  ['El 25 de diciembre y el 1 de enero no hay recolección.', 'no 12-25,1-1'],
  ['El 25 de diciembre no pasa el camión.', 'no 12-25'],
  ['El camión no pasa el 25 de diciembre ni el 1 de enero.', 'no 12-25,1-1'],
  ['Los días 24, 25 y 31 de diciembre no hay servicio de recolección.', 'no 12-24,12-25,12-31'],
  [
    'Sin servicio el 1 de enero, 1 de mayo, 16 de septiembre y 25 de diciembre.',
    'no 1-1,5-1,9-16,12-25',
  ],
  ['No trabajamos el 1 de mayo.', 'no 5-1'],
  ['No laboramos el primero de mayo.', 'no 5-1'],
  ['Descansamos en Navidad y Año Nuevo.', 'no 12-25,1-1'],
  ['En Navidad no hay recolección de basura.', 'no 12-25'],
  ['Únicamente se suspende el servicio el 25 de diciembre.', 'no 12-25; sí * menos 12-25'],
  [
    'El servicio de recolección solo se suspende en Año Nuevo y Navidad.',
    'no 1-1,12-25; sí * menos 1-1,12-25',
  ],
  [
    'Las rutas se suspenden el 25 de diciembre (Navidad) y el 1 de enero (Año Nuevo).',
    'no 12-25,1-1',
  ],
  ['El primer lunes de febrero no hay recolección.', 'no 1.2'],
  ['No hay servicio el tercer lunes de marzo ni el tercer lunes de noviembre.', 'no 1.3,1.11'],
  ['No hay servicio en días festivos.', 'no festivos'],
  ['Los días festivos no hay recolección.', 'no festivos'],
  ['La recolección se suspende los días de descanso obligatorio.', 'no ley'],
  ['No pasamos en días de descanso obligatorio.', 'no ley'],
  ['El servicio no se presta en días festivos oficiales.', 'no festivos'],
  ['No recolectamos en días feriados.', 'no festivos'],
  ['El servicio es normal en días festivos.', 'sí festivos'],
  ['En días festivos el servicio es normal.', 'sí festivos'],
  ['En días festivos trabajamos con normalidad.', 'sí festivos'],
  ['Sí, en días festivos pasamos normalmente.', 'sí festivos'],
  ['Sí hay recolección en días festivos.', 'sí festivos'],
  ['Damos servicio los 365 días del año.', 'sí *'],
  ['Servicio normal los 365 días.', 'sí *'],
  ['Trabajamos los 365 días del año, incluidos domingos y días festivos.', 'sí *'],
  ['Recolectamos todos los días del año, sin excepción.', 'sí *'],
  ['El servicio no se suspende en días festivos.', 'sí festivos'],
  ['La recolección no se interrumpe los días de descanso obligatorio.', 'sí ley'],
  [
    'Pasamos todos los días del año, excepto el 25 de diciembre y el 1 de enero.',
    'no 12-25,1-1; sí * menos 12-25,1-1',
  ],
  [
    'Trabajamos todos los días festivos, salvo el 1 de enero y el 25 de diciembre.',
    'no 1-1,12-25; sí * menos 1-1,12-25',
  ],
  [
    'El servicio es normal en días festivos, con excepción del 25 de diciembre.',
    'no 12-25; sí * menos 12-25',
  ],
  [
    'Hay servicio los 365 días del año excepto Navidad y Año Nuevo.',
    'no 12-25,1-1; sí * menos 12-25,1-1',
  ],
  [
    [
      'El 25 de diciembre no hay servicio.',
      'Si su ruta cae en una de esas fechas, pasamos al día siguiente.',
    ],
    'no 12-25 >+1',
  ],
  [['El 25 de diciembre no hay servicio.', 'Pasamos al día siguiente.'], 'no 12-25 >+1'],
  [
    ['El 25 de diciembre no hay servicio.', 'La ruta de ese día se atiende al día siguiente.'],
    'no 12-25 >+1',
  ],
  [['Descansamos el 1 de mayo.', 'La ruta de esos días pasa a la mañana siguiente.'], 'no 5-1 >+1'],
  [
    ['No hay servicio el 1 de enero.', 'En esos casos el servicio se recorre al siguiente día.'],
    'no 1-1 >+1',
  ],
  [
    ['No hay servicio el 1 de enero.', 'El servicio se realiza al siguiente día hábil.'],
    'no 1-1 >hábil',
  ],
  [
    [
      'La recolección se suspende únicamente el 25 de diciembre.',
      'Los demás días festivos trabajamos con normalidad.',
    ],
    'no 12-25; sí * menos 12-25; sí * menos 12-25',
  ],
  [
    ['No hay servicio el 25 de diciembre.', 'El resto de los días festivos el servicio es normal.'],
    'no 12-25; sí * menos 12-25',
  ],
  [
    ['No hay servicio el 25 de diciembre.', 'El resto del año trabajamos con normalidad.'],
    'no 12-25; sí * menos 12-25',
  ],
  ['El 25 de diciembre no hay servicio; pasamos el 26 de diciembre.', 'no 12-25 >12-26'],
  ['El 1 de enero no hay recolección y pasamos al día siguiente.', 'no 1-1 >+1'],
  ['La ruta del 25 de diciembre se atiende el 26 de diciembre.', 'no 12-25 >12-26'],
  ['La recolección del 1 de enero se recorre al 2 de enero.', 'no 1-1 >1-2'],
  ['El servicio del 1 de mayo pasa al día siguiente.', 'no 5-1 >+1'],
  ['Si su ruta cae en día festivo, pasamos al día siguiente.', 'no festivos >+1'],
  ['Cuando su ruta cae en 25 de diciembre, se recorre al día siguiente.', 'no 12-25 >+1'],
  ['Le recordamos que el 25 de diciembre no hay servicio.', 'no 12-25'],
  ['El 1 de mayo no hay recolección por ser día de descanso obligatorio.', 'no 5-1'],
  [
    'Aviso: el 25 de diciembre y el 1 de enero no habrá servicio, agradecemos su comprensión.',
    'no 12-25,1-1',
  ],
  ['En la sucursal Campeche no hay recolección el 7 de agosto.', 'no 8-7 @6'],
  ['En Monterrey no hay servicio el 1 de mayo.', 'no 5-1 @1'],
  ['No hay recolección el 16 de septiembre en Mérida y Cancún.', 'no 9-16 @11,9'],
  ['El 12 de diciembre no hay recolección en la zona San Román de Campeche.', 'no 12-12 @6/21'],
  // Said in other words.
  ['Ni en Navidad ni en Año Nuevo hay recolección.', 'no 12-25,1-1'],
  ['El personal descansa el 1 de mayo, por lo que no habrá camión ese día.', 'no 5-1'],
  ['Nuestros camiones salen a la calle aunque sea día festivo.', 'sí festivos'],
  ['Ningún día festivo dejamos de pasar.', 'sí festivos'],
  [
    'El camión toma vacaciones tres veces al año: Año Nuevo, Día del Trabajo y Navidad.',
    'no 1-1,5-1,12-25',
  ],
  [
    'Trabajamos incluso en días festivos, a menos que se trate de Navidad.',
    'no 12-25; sí * menos 12-25',
  ],
];

/** Answers of which a part is not understood: no holiday is certain. */
export const doubtfulAnswers: readonly (readonly string[])[] = [
  [
    'Trabajamos todos los días festivos.',
    'La empresa descansa únicamente el 25 de diciembre y el 1 de enero.',
  ],
  [
    'El servicio es normal en días festivos.',
    'En Navidad y Año Nuevo la planta cierra y no pasa el camión.',
  ],
  ['Solo el 25 de diciembre no hay recolección, informes por WhatsApp.'],
  ['Si su ruta cae en 25 de diciembre, se adelanta al jueves.'],
  ['Trabajamos los 365 días del año.', 'Jueves y Viernes Santo no hay recolección.'],
  ['En Semana Santa no hay recolección.'],
  ['El 24 de diciembre y el 31 no hay recolección.'],
  ['Trabajamos todos los días festivos.', 'Excepto en Campeche.'],
  ['No hay servicio el 31 y 1 de enero.'],
  ['En días festivos no habrá servicios.'],
  ['La empresa no labora en Navidad.'],
  ['La empresa da servicio en días festivos, excepto el 25 de diciembre.'],
  ['Nuestra empresa da servicio todos los días menos Navidad.'],
  ['Atención: en Navidad el servicio es parcial.'],
  ['En días festivos cambia la ruta, pregunte por WhatsApp.'],
];

/** Answers about something else, which take nothing from what others say. */
export const innocentAnswers: readonly (readonly string[])[] = [
  ['Nuestro servicio de WhatsApp no opera en días festivos.'],
  ['El servicio de atención por teléfono no está disponible el 25 de diciembre.'],
  ['Trabajamos los 365 días del año.', 'Escríbanos por WhatsApp.'],
  ['Trabajamos los 365 días del año.', 'Salvo en calles angostas, el camión pasa por su puerta.'],
  ['Trabajamos los 365 días del año.', 'Menos basura es mejor para todos.'],
  ['Trabajamos los 365 días del año.', 'También en Semana Santa hay servicio.'],
  ['Respondemos su mensaje en un día laborable, excepto días festivos.'],
  ['Si su empresa necesita recolección en día festivo, avise al menos con dos días.'],
  ['La planta abre los días festivos y recibe camiones.'],
  ['Ofrecemos servicios especiales en días festivos.'],
];
