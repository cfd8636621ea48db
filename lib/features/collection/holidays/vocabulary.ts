import { combined, phrases } from '@/lib/features/collection/tokens';

// The words of sentences about the service, without accents. What stands in no list ends the reading.

/** Whose days these are: the household collection's. */
export const SUBJECT = phrases(
  combined(
    '| la | nuestra | de | de la | de nuestra | a la',
    `recoleccion | recoleccion domiciliaria | recoleccion de basura | recoleccion de residuos
     recoleccion domiciliaria de residuos | recoleccion en su zona
     recoleccion de residuos domiciliarios | recoleccion de residuos solidos urbanos`,
  ),
  combined(
    '| el | nuestro | del | de el | de',
    `servicio | servicio de recoleccion | servicio de recoleccion domiciliaria
     servicio domiciliario | servicio de recoleccion de basura | servicio de limpia
     servicio de recoleccion de residuos
     camion | camion recolector | camion de la basura | camion de recoleccion`,
  ),
  combined(
    '| la | las | nuestras | su | de la | de las | las unidades de',
    'ruta | rutas | rutas domiciliarias | ruta domiciliaria | rutas de recoleccion',
  ),
  'las unidades | los camiones | nuestras unidades | nuestros camiones | camiones',
);

/** Nobody comes on the days named. */
export const SUSPENDED = phrases(`
  no hay | no habra | no tenemos | no tendremos | no contamos con | sin
  se suspende | se suspenden | se suspendera | se suspenderan | queda suspendido
  queda suspendida | quedan suspendidas | quedara suspendido | quedara suspendida
  estara suspendido | estara suspendida | suspendemos | suspenderemos | suspende | suspendido
  no se presta | no se prestara | no se brinda | no se brindara | no se ofrece | no se realiza
  no se realizara | no se dara | no se da | no pasa | no pasara | no pasan | no pasaran
  no pasamos | no pasaremos | no damos | no daremos | no trabajamos | no brindamos
  no trabajaremos | no laboramos | no laboraremos | no recolectamos | no recolectaremos
  no opera | no operara | no operamos | no salen | no salimos | no sale | no circulan
  descansamos | descansaremos | descansa | descansan | descansara | suspension de | suspension
  suspension temporal | suspension temporal de | suspendida | no prestamos | no tiene
  no tendra | no funciona | no funcionara | es suspendido | es suspendida
`);

/** Says by itself that the company does not come. */
export const OWN_SUSPENSION = phrases(`
  no pasamos | no pasaremos | no trabajamos | no trabajaremos | no laboramos | no laboraremos
  no recolectamos | no recolectaremos | no salimos | descansamos | descansaremos
`);

/** There is service as always. */
export const NORMAL = phrases(
  combined(
    'trabajamos | trabajaremos | pasamos | pasaremos | recolectamos | operamos | laboramos',
    `con normalidad | normalmente | normal | de forma normal | de manera normal | como siempre`,
  ),
  combined(
    'opera | operan | operara | operaran | se presta | se prestara | se realiza | se realizara',
    'con normalidad | normalmente | de forma normal | de manera normal | sin cambios',
  ),
  combined(
    'pasa | pasara | pasan | pasaran | funciona | trabajan | continua | se brinda | salen',
    'con normalidad | normalmente | sin cambios | como siempre | de manera normal',
  ),
  `es normal | sera normal | es el normal | normal | es el de siempre | son normales | es regular
   si hay | si habra | no se suspende | no se suspendera | no se suspenden | no suspendemos
   no se interrumpe | no se interrumpira | no interrumpimos | no cambia | no cambiara
   no cambian | hay | habra | tenemos | damos | brindamos | prestamos | ofrecemos | sigue igual
   tambien hay | tambien pasamos | tambien trabajamos | si pasamos | si trabajamos | si pasa
   trabajamos | recolectamos | laboramos | operamos | pasamos | no descansamos | se mantiene`,
);

/** Says what it says only with days on which there would be doubt. */
export const ADVERB = phrases('con normalidad | normal | normalmente | sin cambios | igual');

/** The service of a day is on another one. */
export const MOVES = phrases(`
  pasamos | pasaremos | pasa | pasara | pasan | pasaran | se recorre | se recorren
  se recorrera | se recorreran | se atiende | se atienden | se atendera | se atenderan
  se realiza | se realizara | se repone | se repondra | cambia | cambiara | se cambia
  se cambiara | se mueve | se movera | se traslada | se trasladara | se pospone | se pospondra
  se reprograma | se reprogramara | se adelanta | se adelantara | se hara | se presta
  se prestara | se brinda | se brindara | lo atendemos | la atendemos | las atendemos
  los atendemos | recolectamos | recolectaremos | se cubre | se cubrira | la recorremos
  sera recorrida | sera recorrido | queda para | se dara | sera | la realizamos | lo recorremos
  pasamos por sus residuos | el camion pasa | el camion pasara | se compensa | se recupera
`);

/** Only the days that follow are meant. */
export const ONLY = phrases('unicamente | solo | solamente | tan solo | exclusivamente');

/** The day after, whichever it is. */
export const NEXT_DAY = phrases(
  combined(
    '| a | al | el | para el | a la | la | hasta el | en el',
    'dia siguiente | siguiente dia | manana siguiente | dia inmediato siguiente',
  ),
  'un dia despues | al otro dia | al dia posterior | un dia mas tarde',
);

/** The next day on which people work. */
export const NEXT_WORKDAY = phrases(
  combined(
    'al | el | para el | hasta el',
    'siguiente dia habil | dia habil siguiente | dia siguiente habil',
  ),
);

/** Before the day that a service is moved to. */
export const TO_DATE = phrases('al | a el | el | para el | hasta el | al dia | el dia');

/** Makes of a weekday the first one after. */
export const NEXT = phrases('siguiente | inmediato | proximo');

/** "Esos días", which an earlier sentence has named. */
export const THOSE = phrases(
  combined(
    '| en | de | una de | alguna de | alguno de | cualquiera de | uno de | durante | para',
    `esas fechas | esos dias | ese dia | esa fecha | estas fechas | estos dias
     dichas fechas | dichos dias | dicha fecha | dicho dia | este dia | esos tres dias
     esas tres fechas | ellos | ellas | esos dos dias | esta fecha | los mismos`,
  ),
  'en esos casos | en ese caso | en tal caso | en estos casos | entonces',
);

/** The holidays that no sentence names. */
export const OTHERS = phrases(
  combined(
    '| en | durante | todos',
    `los demas dias festivos | el resto de los dias festivos | los otros dias festivos
     los demas dias | el resto del ano | los demas festivos | el resto de los dias
     otros dias festivos | los demas dias feriados | los demas dias del ano
     el resto de los festivos`,
  ),
);

/** Every day of the year, holidays included. */
export const ALWAYS = phrases(
  combined(
    '| durante | en',
    `los 365 dias | los 365 dias del ano | los 365 dias de el ano
     los trescientos sesenta y cinco dias del ano | todos los dias del ano | todo el ano
     365 dias al ano | 365 dias del ano | cada dia del ano`,
  ),
);

/** "… incluidos los días festivos": of a service on all days of the year. */
export const INCLUDED = phrases(
  combined(
    `incluidos | incluidos los | incluso | incluso en | incluyendo | incluyendo los | aun en
     tambien en`,
    `festivos | dias festivos | domingos y festivos | domingos y dias festivos
     sabados , domingos y festivos`,
  ),
  'sin excepcion | sin interrupcion | sin interrupciones',
);

/** But not on the days that follow. */
export const EXCEPT = phrases(`
  excepto | salvo | menos | excepto en | salvo en | a excepcion de | a excepcion del
  con excepcion de | con excepcion del | con la excepcion de | con la excepcion del
`);

/** "Si su día de recolección cae en", which limits a sentence to who has service then. */
export const IF = phrases(
  combined(
    combined(
      'si su | si tu | cuando su | cuando tu | si la | si el | cuando la | cuando el | si le',
      `ruta | dia | dia de recoleccion | dia de servicio | recoleccion | servicio | zona
       colonia`,
    ),
    'cae | coincide | toca | corresponde | cae en | cae en el | coincide con',
  ),
);

/** "Aviso importante:", before the sentence itself. */
export const LEAD = phrases(`
  aviso | aviso importante | importante | atencion | comunicado | aviso a la comunidad
  aviso por dia festivo | aviso de servicio | aviso de suspension | cambio de servicio
  cambio de dia | estimado usuario | estimados usuarios | vecinos | estimados vecinos
  cambio de ruta | si | no | en dias festivos | por lo anterior | en su lugar | ademas
  por ello | asimismo | tambien | cambio en la recoleccion | a nuestros usuarios
  aviso a nuestros usuarios | a los vecinos
`);

/** "Le informamos que", before the sentence itself. */
export const LEAD_CLAUSE = phrases(
  combined(
    '| por este medio',
    `recuerde que | le recordamos que | les recordamos que | le informamos que
     le avisamos que | les informamos que | informamos que | se informa que | se avisa que
     tome en cuenta que | le comunicamos que | se comunica que | les avisamos que
     recordamos que | recuerde`,
  ),
);

/** Before a place. */
export const IN = phrases('en | para | de');

/** Before a day. */
export const WHEN = phrases('en | durante | para | del | de | de el | de los | los | por');

/** Before the holiday that is the reason. */
export const BECAUSE = phrases(`
  por | por ser | por motivo de | con motivo de | con motivo del | debido a | debido al
`);

/** Begins what promises nothing about days; `isFree` tells what may follow. */
export const COURTESY = phrases(
  combined(
    '| durante esa semana | esa semana | y | por favor',
    'reforzamos | agradecemos | agradecemos de antemano | lamentamos | ofrecemos una disculpa',
  ),
  `disculpe | disculpen | gracias | se lo recordamos | se los recordamos | le avisamos
   les avisamos | felices fiestas | feliz navidad | feliz ano nuevo | le deseamos | para que
   se lo avisamos | para que nadie acumule | consulte | planee | prepare | tome sus precauciones
   a fin de que | gracias por | para mayor informacion | le pedimos conservar | conserve | guarde
   le pedimos guardar | por su comprension`,
);

/** Words with which a sentence says more about days than thanks or a reason do. */
const HOT = new RegExp(
  `^(?:${[
    'no|sin|excepto|salvo|menos|pero|aunque|solo|unicamente|si|cuando|parcial|algun[ao]s?|en|hasta|antes|despues',
    'hoy|manana|tarde|noche|turno|horario|horas?|festivos?|diario|normal|zonas?|sucursal(?:es)?|colonias?',
    'ciudad(?:es)?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|enero|febrero|marzo|abril|mayo',
    'junio|julio|agosto|septiembre|octubre|noviembre|diciembre|servicio|recoleccion|camion(?:es)?|rutas?',
    'hay|habra|pas(?:a|an|amos|ara|aran|aremos)|(?:recorr|atiend|atend|suspend|realiz|trabaj|descans|cambi)\\w*',
    '\\d+',
  ].join('|')})$`,
);

/** Whether a word cannot change what is said about days. */
export const isFree = (token: string) => !HOT.test(token);
