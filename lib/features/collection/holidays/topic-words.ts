// What a sentence is about, word by word and without accents: nothing of it makes a date.

/** Of other services than the household collection. */
export const FOREIGN =
  /^(?:oficinas?|hospital(?:es)?|hospitalari[oa]s?|clientes?|comercial(?:es)?|comercios?|industrial(?:es)?|industrias?|empresas?|clinic[oa]s?|rpbi|citas?|facturas?|facturacion|telefono|telefonic[oa]|whatsapp|atencion|plantas?|visitas?|rellenos?|ejecutivos?|contratos?|acopio|modulos?|vacantes?|cursos?|escuelas?|voluminosos|escombro|correo|pagos?|reciclaje|peligrosos|cotizacion|pedidos?|tienda|ventanilla|restaurantes?|hotel(?:es)?|manifiestos?|barrido|poda|pinos?|arbol(?:es)?|talleres|taller|jornadas?)$/;
/** Words by which a sentence is about the service. */
export const SERVICE =
  /^(?:recoleccion|recolectamos|recolector|servicio|camion|camiones|rutas?|pasamos|pasaremos|trabajamos|descansamos|laboramos|unidades|suspende[mnr]?o?s?|suspendera|suspension|recorre|recorrera|basura)$/;
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

/** Of a title that announces something about the service. */
export const CHANGE =
  /^(?:no|sin|nadie|suspen\w*|cambi\w*|recorre\w*|reprogram\w*|pospo\w*|adelant\w*|cancel\w*|interru\w*|mueve\w*|aviso|normal)$/;
