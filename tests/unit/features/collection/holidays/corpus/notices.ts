import type { Label } from './label';

/** Of posts published on 2026-11-20, whose days are the first from then on. */
export const noticeSentences: readonly Label[] = [
  ['Aviso: sin recolección el 16 de septiembre en Campeche', 'no 2027-9-16 @6'],
  ['Sin recolección el viernes 25 de diciembre en Saltillo', 'no 2026-12-25 @12'],
  ['Sin servicio el 1 de enero de 2027 en Querétaro', 'no 2027-1-1 @8'],
  ['Suspensión del servicio el 12 de diciembre en León', 'no 2026-12-12 @14'],
  [
    'Aviso importante: no habrá recolección el 2 de diciembre en la zona Cumbres',
    'no 2026-12-2 @1/3',
  ],
  [
    'No habrá servicio el miércoles 2 de diciembre en las zonas Cumbres y Contry de Monterrey.',
    'no 2026-12-2 @1/3,1/4',
  ],
  ['Este 12 de diciembre no habrá recolección en Guadalajara.', 'no 2026-12-12 @10'],
  ['El 12 de diciembre se suspende la recolección en el estado de Jalisco.', 'no 2026-12-12 @10'],
  [
    'Se suspende la recolección del 24 al 26 de diciembre en Apodaca.',
    'no 2026-12-24,2026-12-25,2026-12-26 @3',
  ],
  [
    'Se suspende el servicio los días 24 y 25 de diciembre en la sucursal Apodaca.',
    'no 2026-12-24,2026-12-25 @3',
  ],
  [
    'Del 31 de diciembre al 2 de enero no habrá recolección en Reynosa.',
    'no 2026-12-31,2027-1-1,2027-1-2 @13',
  ],
  ['El 25/12/2026 no hay servicio en Durango.', 'no 2026-12-25 @7'],
  ['El 25/12/26 no hay servicio en Durango.', 'no 2026-12-25 @7'],
  ['El 25-12-2026 no hay servicio en Durango.', 'no 2026-12-25 @7'],
  ['El 25.12.2026 no hay servicio en Durango.', 'no 2026-12-25 @7'],
  ['El 24 y 25 dic. no hay servicio en Durango.', 'no 2026-12-24,2026-12-25 @7'],
  ['Sin servicio el 25 diciembre 2026 en Durango', 'no 2026-12-25 @7'],
  ['Sin servicio el 2/diciembre en Durango', 'no 2026-12-2 @7'],
  ['Sin servicio entre el 2 y el 4 de diciembre en Durango', 'no 2026-12-2,2026-12-3,2026-12-4 @7'],
  ['Sin servicio 2 al 4 de diciembre en Durango', 'no 2026-12-2,2026-12-3,2026-12-4 @7'],
  ['Sin servicio el 2-4 diciembre en Durango', 'no 2026-12-2,2026-12-3,2026-12-4 @7'],
  ['Sin servicio del 2-4 de diciembre en Durango', 'no 2026-12-2,2026-12-3,2026-12-4 @7'],
  [
    'La ruta del viernes 25 de diciembre se atiende el sábado 26 de diciembre en Durango.',
    'no 2026-12-25 >12-26 @7',
  ],
  [
    'La recolección del 3 de diciembre se recorre al viernes 4 en San Nicolás de los Garza.',
    'no 2026-12-3 >4 @2',
  ],
  [
    'La recolección del jueves 3 de diciembre se adelanta al miércoles 2 de diciembre en Santa Catarina.',
    'no 2026-12-3 >12-2 @4',
  ],
  ['En Mérida, la recolección del 8 de diciembre pasa al día siguiente.', 'no 2026-12-8 >+1 @11'],
  [
    'Cambio de servicio: la ruta del 7 de diciembre se atiende el martes 8 de diciembre en Mirasierra.',
    'no 2026-12-7 >12-8 @12/48',
  ],
  [
    [
      'No habrá recolección el 10 de diciembre en Cancún.',
      'El servicio se repone el viernes 11 de diciembre.',
    ],
    'no 2026-12-10 >12-11 @9',
  ],
  [
    ['Sin recolección el 10 de diciembre en Cancún', 'La ruta de ese día se atiende el viernes.'],
    'no 2026-12-10 >5 @9',
  ],
  [['Sin recolección el 10 de diciembre en Cancún', 'Disculpe las molestias.'], 'no 2026-12-10 @9'],
  [
    'Les informamos que el 15 de diciembre no pasará el camión en la colonia Oblatos.',
    'no 2026-12-15 @10/40',
  ],
  [
    'Informamos que por mantenimiento no habrá servicio el 9 de diciembre en Juriquilla.',
    'no 2026-12-9 @8/28',
  ],
  ['No habrá recolección el 5 de diciembre en Campeche, Mérida y Cancún.', 'no 2026-12-5 @6,11,9'],
  ['No habrá recolección el 25 de diciembre en todas las sucursales.', 'no 2026-12-25'],
  ['El 16 de diciembre habrá servicio normal en Campeche.', 'sí 2026-12-16 @6'],
  ['El 25 de diciembre trabajamos con normalidad en Mérida.', 'sí 2026-12-25 @11'],
  ['El 1 de enero de 2027 el servicio será normal en la sucursal Cancún.', 'sí 2027-1-1 @9'],
  [
    'Con motivo de las fiestas patrias, el 16 de septiembre no habrá recolección en Campeche.',
    'no 2027-9-16 @6',
  ],
  [
    'El servicio del sábado 12 de diciembre se realizará el lunes 14 de diciembre en Puerto Juárez.',
    'no 2026-12-12 >12-14 @9/35',
  ],
  [
    'Se informa que el 6 de junio de 2027 no habrá recolección en el estado de Yucatán.',
    'no 2027-6-6 @11',
  ],
  [
    'Estimados usuarios: el 24 y 31 de diciembre no habrá servicio en Lomas del Campestre.',
    'no 2026-12-24,2026-12-31 @14/52',
  ],
  [
    'Aviso de suspensión: no pasará el camión el 3 de diciembre en Barrio de Guadalupe',
    'no 2026-12-3 @6/22',
  ],
  [
    'El domingo 6 de diciembre no habrá recolección en Zona Hotelera, Cancún.',
    'no 2026-12-6 @9/32',
  ],
  ['En García Ginerés no habrá servicio el miércoles 2 de diciembre.', 'no 2026-12-2 @11/43'],
  // Said in other words.
  ['Mañana no pasa el camión en Campeche.', ''],
  ['El camión se toma un descanso el 25 de diciembre en Campeche', 'no 2026-12-25 @6'],
  ['Cierre de calles en Saltillo: el 8 de diciembre nadie recogerá basura', 'no 2026-12-8 @12'],
  ['Ojo, Campeche: ¡el 16 de diciembre no saque su basura, no pasamos!', 'no 2026-12-16 @6'],
  [
    'Queda sin efecto la recolección prevista para el 3 de diciembre en La Fama',
    'no 2026-12-3 @4/14',
  ],
];

/** Title and text of posts of Campeche (6), published on 2027-04-05: what is said is not understood. */
export const doubtfulPosts: readonly Label[] = [
  ['La empresa suspenderá la recolección el 14 de abril en Campeche', '? 2027-4-14 @6'],
  ['No habrá recolección el 14 de abril, informes al teléfono 800 733 22 22', '? 2027-4-14 @6'],
  ['Atención Campeche: el 14 de abril no hay recolección', '? 2027-4-14 @6'],
  ['Jornada electoral: el 14 de abril nadie pasa por la basura', '? 2027-4-14 @6'],
  ['Cambio en la recolección del 14 de abril por día festivo', '? 2027-4-14 @6'],
  ['No habrá recolección el 14 de abril ni en días festivos', '? 2027-4-14 @6'],
  ['El servicio del 5 de mayo se adelantará al martes', '? 2027-5-5 @6'],
  ['La recolección del miércoles 14 se recorre al jueves 15 de abril', '? 2027-4-14,2027-4-15 @6'],
  ['La recolección del día 14 se recorre al 15 de abril', '? 2027-4-14,2027-4-15 @6'],
  ['Sin recolección este miércoles 14', '? 2027-4-14 @6'],
  ['Entre el 14 y el 15 no habrá recolección', '? 2027-4-14,2027-4-15 @6'],
  ['Del 14 al 16 no habrá recolección', '? 2027-4-14,2027-4-15,2027-4-16 @6'],
  ['Sin recolección el 14 de abril, 7 a 11 h', '? 2027-4-14 @6'],
  ['El 24 de mayo y el 31 no habrá recolección', '? 2027-5-24,2027-5-31 @6'],
  ['No habrá recolección el 14 de abril, 3 colonias afectadas', '? 2027-4-14 @6'],
  ['Sin recolección el 30 y 1 de mayo', '? 2027-4-30,2027-5-30,2027-5-1 @6'],
  ['Miércoles 14: sin recolección', '? 2027-4-14 @6'],
  ['Hoy no habrá recolección en Campeche', '? 2027-4-5 @6'],
  ['Hoy no habrá recolección, si tiene dudas, llámenos', '? 2027-4-5 @6'],
  ['Hoy sí hay clases y no habrá recolección', '? 2027-4-5 @6'],
  ['Hoy no pasamos; la ruta se atiende mañana', '? 2027-4-5,2027-4-6 @6'],
  [
    ['Sin recolección el 14 de abril', 'El servicio se reanuda el jueves 15, solo en San Román.'],
    'no 2027-4-14 @6; ? 2027-4-15,2027-4-14 @6,6',
  ],
  [
    ['Sin recolección el 14 de abril', 'Se suspenden rutas del 20 de abril y se reanudan el 21.'],
    'no 2027-4-14 @6; ? 2027-4-20,2027-4-21,2027-4-14 @6,6',
  ],
  [
    ['Sin recolección el 14 de abril', 'El servicio se reanuda hasta el 20 de abril.'],
    'no 2027-4-14 @6; ? 2027-4-20,2027-4-14 @6,6',
  ],
  [
    ['Sin recolección el 14 de abril', 'No saque su basura el 15 de abril.'],
    'no 2027-4-14 @6; ? 2027-4-15,2027-4-14 @6,6',
  ],
  ['Si el camión no pasó el 12 de abril, la ruta se cubre el 13', '? 2027-4-12,2027-4-13 @6'],
  [
    ['Aviso de prensa', 'No habrá servicio el 14 de abril, ni se dará el 15.'],
    '? 2027-4-14,2027-4-15 @6',
  ],
  ['No habrá recolección el 14 de abril ni el 28 de cada mes', '? 2027-4-14 @6'],
  [
    ['Aviso', 'El 14 de abril no podrá pagar en la sucursal, y se suspende la recolección.'],
    '? 2027-4-14 @6',
  ],
  ['Si no paga el ayuntamiento, se suspende la recolección el 14 de abril', '? 2027-4-14 @6'],
  ['Hoy no habrá recolección por ser día festivo', '? 2027-4-5 @6'],
  ['Suspendemos la recolección hoy y mañana por el huracán', '? 2027-4-5,2027-4-6 @6'],
  ['Sin recolección el próximo miércoles', '? 2027-4-7 @6'],
  [
    'Se suspende la recolección hasta nuevo aviso por lluvias',
    '? 2027-4-5,2027-4-6,2027-4-7,2027-4-8,2027-4-9,2027-4-10,2027-4-11,2027-4-12 @6',
  ],
  [['Aviso', 'Mañana no pasará el camión por la mañana.'], '? 2027-4-6 @6'],
  ['No habrá recolección el 14 y 15 del mes en curso', '? 2027-4-14,2027-4-15 @6'],
  ['Sin recolección del 30 de abril al 3', '? 2027-4-30,2027-5-3 @6'],
  [['Aviso', 'Los camiones no podrán salir hoy.'], '? 2027-4-5 @6'],
  [
    ['Comunicado', 'El servicio del miércoles 14 se brindará el jueves 15.'],
    '? 2027-4-14,2027-4-15 @6',
  ],
  [
    ['Horario por día festivo', 'El sábado 1 de mayo el servicio será de 6 a 10 h.'],
    '? 2027-5-1 @6',
  ],
  ['La recolección no cambia de hora desde el 14 de mayo de 2000', '? 2000-5-14 @6'],
  ['Abril 13: sin recolección', '? 2027-4-13 @6'],
  ['No se recolectará el 14 de abril', '? 2027-4-14 @6'],
  ['No recogeremos residuos el 14 de abril', '? 2027-4-14 @6'],
  ['El 14 de abril no habrá servicios', '? 2027-4-14 @6'],
  [['Aviso', 'El 14 de abril la empresa dará el servicio por la tarde.'], '? 2027-4-14 @6'],
  [
    ['Servicio normal el 1 de mayo', 'En Barrio de Guadalupe no habrá recolección ese día.'],
    'sí 2027-5-1 @6; ? 2027-5-1 @6,6',
  ],
  [['A los vecinos', 'El 14 de abril no podremos dar el servicio.'], '? 2027-4-14 @6'],
  [['A los vecinos', 'La recolección del 14 de abril no se llevará a cabo.'], '? 2027-4-14 @6'],
  [['Aviso', 'El 14 de abril cambia el día de la recolección.'], '? 2027-4-14 @6'],
  [['Servicio normal el 1 de mayo', 'Excepto en San Román.'], 'sí 2027-5-1 @6; ? 2027-5-1 @6,6'],
  [
    ['Sí habrá recolección el 1 de mayo', 'El domingo 2 de mayo no.'],
    'sí 2027-5-1 @6; ? 2027-5-2,2027-5-1 @6,6',
  ],
  [
    ['Sin recolección el 1 de mayo', 'El 2 de mayo tampoco.'],
    'no 2027-5-1 @6; ? 2027-5-2,2027-5-1 @6,6',
  ],
  [
    'La recolección del 14 de abril será el 15, no olvide sacar su basura',
    '? 2027-4-14,2027-4-15 @6',
  ],
  ['Horario especial de rutas el Viernes Santo', '? 2028-4-13,2028-4-14 @6'],
  [['Aviso', 'Con motivo del Viernes Santo descansamos ese día.'], '? 2028-4-13,2028-4-14 @6'],
  ['En Semana Santa cambia la recolección', '? 2028-4-13,2028-4-14 @6'],
  ['Jueves y Viernes Santo sin recolección', '? 2028-4-13,2028-4-14 @6'],
  [
    [
      'Aviso',
      'Por indicaciones del ayuntamiento, el día 3 de mayo se suspenderá el servicio de recolección y será hasta el día 5 de mayo que se reanude.',
    ],
    '? 2027-5-3,2027-5-5 @6',
  ],
  [
    [
      'Aviso importante',
      'Se les informa que el 13 de abril de 2027 el servicio de recolección quedará suspendido por inventario.',
    ],
    '? 2027-4-13 @6',
  ],
];

/** Posts of the same day whose other sentences take nothing from what is announced. */
export const certainPosts: readonly Label[] = [
  [['Sin recolección el 1 de mayo', 'El 1 de mayo es día festivo.'], 'no 2027-5-1 @6'],
  [
    [
      'Sin recolección el 1 de mayo',
      'La planta de tratamiento trabaja el 1 de mayo y recibe residuos de servicio particular.',
    ],
    'no 2027-5-1 @6',
  ],
  [
    [
      'Sin recolección el 14 de abril',
      'Si el camión no pasó antes, llame al 01 800 733 22 22, o al 01-800-733-22.',
    ],
    'no 2027-4-14 @6',
  ],
  [['Sin recolección el 14 de abril', 'El servicio se reanuda el jueves 15.'], 'no 2027-4-14 @6'],
  [
    ['Sin recolección el 14 de abril', 'Conserve sus residuos hasta que pase el camión el 15.'],
    'no 2027-4-14 @6',
  ],
  [
    [
      'Servicio normal el 1 de mayo',
      'Recuerde que no debe sacar la basura antes de las 6 h de ese día.',
    ],
    'sí 2027-5-1 @6',
  ],
  [
    ['Servicio normal el 1 de mayo', 'Si su ruta no pasó ese día, llámenos al 01 800 733 22 22.'],
    'sí 2027-5-1 @6',
  ],
  [
    ['Servicio normal el 1 de mayo', 'Si el camión no pasó el 1 de mayo, llámenos.'],
    'sí 2027-5-1 @6',
  ],
  [
    ['Recolección en Semana Santa', 'El 25 y 26 de marzo no hay recolección.'],
    'no 2027-3-25,2027-3-26 @6',
  ],
  [
    ['Horarios de recolección en Semana Santa', 'Servicio normal del 1 al 2 de abril.'],
    'sí 2027-4-1,2027-4-2 @6',
  ],
  [
    ['Sin recolección el 14 de abril', 'Con motivo del Viernes Santo descansamos ese día.'],
    'no 2027-4-14 @6',
  ],
];

/** Posts of the same day that announce no change. */
export const innocentPosts: readonly (readonly string[])[] = [
  ['El servicio de recolección no se suspende hoy por las lluvias.'],
  ['La recolección no se suspende hoy ni mañana'],
  ['Lluvias', 'No se suspende el servicio de recolección este miércoles, ni se cancelan rutas.'],
  ['La recolección no se recorre hoy'],
  ['Qué hacer si hoy no pasó el camión'],
  ['Qué hacer si el camión no pasa el miércoles'],
  ['El camión no pasa dos veces: saque su basura el lunes.'],
  ['Se suspende el riego hasta nuevo aviso; el servicio de recolección sigue normal.'],
  ['Pague a tiempo', 'Evite la suspensión de su servicio: pague antes del 30 de abril.'],
  ['Pague a tiempo', 'Si no paga antes del 30 de abril, su servicio se suspende.'],
  ['Aviso a nuestros usuarios', 'Pague su servicio antes del 30 de abril.'],
  ['En línea', 'Contrate o cancele su servicio en línea hasta el 30 de abril.'],
  ['Cancele su servicio en línea hasta el 30 de abril.'],
  ['El 14 de abril la empresa de servicios cumple 30 años sin suspender la recolección'],
  ['Desde el 14 de abril de 1999 nunca cancelamos una ruta'],
  ['Comunicado de prensa', 'Ganamos el premio a la mejor empresa de servicio el 14 de abril.'],
  ['Aviso de vacantes', 'Choferes de camión: entrevistas el 14 de abril.'],
  ['Aviso de privacidad', 'Su servicio se rige por el artículo 8 y el 15 de la ley.'],
  ['Aviso a nuestros usuarios', 'Pague su servicio del 1 al 10 de cada mes.'],
  ['Aviso', 'La ruta pasa el 14 y 28 de cada mes.'],
  ['Aviso', 'Para contratar su servicio llame al 01 800 733 22 22.'],
  ['Aviso importante', 'Reporte fallas del servicio al 22 45 67 89.'],
  ['Comunicado sobre tarifas', 'La tarifa del servicio sube del 5 al 7 por ciento.'],
  ['Cambios en la ruta 5', 'La ruta 5 pasa entre 7 y 9 h, o entre las 7 y 9.'],
  ['Aviso a la comunidad', 'El camión pasa por la calle 14, entre 20 y 22.'],
  ['Colecta de pilas el 14 de abril en Campeche'],
  ['Hoy celebramos 10 años de servicio'],
  ['Consejos', 'Hoy en día no basta con recoger la basura.'],
  ['Consejos', 'No saque su basura por la mañana: el camión pasa lunes, miércoles y viernes.'],
  ['Horario de verano', 'El 4 de abril cambia la hora; el servicio sigue igual.'],
  ['Sin camiones viejos', 'Este miércoles estrenamos camiones en Campeche.'],
  ['Feria de servicios: del 12 al 16, entrada sin costo'],
  ['Los 3 camiones nuevos no contaminan'],
  ['Recolectamos 300 kilos de pilas el 14 de abril'],
  ['En Semana Santa no deje su basura en la playa'],
  ['Nuevos camiones', 'El 14 de abril llegan cinco camiones a Campeche.'],
  ['Nuevos camiones', 'El 14 de abril llegan a la ruta cinco camiones, sin ruido.'],
  ['Entrevista', 'Maneja el camión desde el 14 de abril y no piensa jubilarse.'],
  ['Cómo pagar', 'Pague su servicio del 1 al 10 de cada mes sin recargos.'],
  ['Recibo digital', 'A partir del 1 de mayo su servicio no tendrá recibo en papel.'],
  ['Obras', 'Del 12 al 16 de abril cambia la circulación; el camión pasa igual.'],
  ['Pague en línea', 'Pague su servicio sin filas hasta el 30 de abril.'],
  ['Recolección especial de árboles el 8 de enero'],
  ['Jornada de recolección de pilas el 14 de abril, sin costo'],
  ['Acopio de pilas el 14 de abril en escuelas: el servicio no cuesta'],
  ['La empresa cumple 30 años de servicio el 14 de abril, no falte'],
  ['Encuesta del servicio: responda por correo hasta el 14 de abril, sin compromiso'],
];
