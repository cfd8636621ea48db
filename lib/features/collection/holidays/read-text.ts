import { daysIn } from '@/lib/features/collection/holidays/days-in-text';
import type { NamedDay, ServiceRule } from '@/lib/features/collection/holidays/rules';
import { readServiceSentence } from '@/lib/features/collection/holidays/sentence';
import { isSuspension, TOLD } from '@/lib/features/collection/holidays/suspension-words';
import { datedList, TextRules, type Reading } from '@/lib/features/collection/holidays/text-rules';
import { nameKey } from '@/lib/util/name-keys';
import { textOf } from '@/lib/content/html/text';

/** A sentence with what became of it. */
export interface ReadSentence {
  text: string;
  /** `unread`: about the service on certain days, and not understood. `none`: about something else. */
  outcome: 'read' | 'unread' | 'none';
}

const BLOCK_END = /<\/(?:p|li|h[1-6]|div|blockquote|td|th|figcaption)>|<br\s*\/?>/i;
const SENTENCE_END = /(?<=[.!?])\s+(?=["“¿¡(]?\p{Lu})/u;

/** The sentences of HTML. */
export function sentencesOf(html: string): string[] {
  return html
    .split(BLOCK_END)
    .flatMap((block) => textOf(block).split(SENTENCE_END))
    .filter(Boolean);
}

/** Of other services than the household collection. */
const FOREIGN =
  /^(?:oficinas?|hospital(?:es)?|hospitalari[oa]s?|clientes?|comercial(?:es)?|comercios?|industrial(?:es)?|industrias?|empresas|clinic[oa]s?|rpbi|citas?|facturas?|facturacion|telefonic[oa]|visitas?|ejecutivos?|contratos?|acopio|modulos?|vacantes?|cursos?|voluminosos|escombro|pagos?|reciclaje|peligrosos|cotizacion|pedidos?|tienda|ventanilla|restaurantes?|hotel(?:es)?|manifiestos?|barrido|poda|pinos?|arbol(?:es)?|talleres|taller)$/;
/** Of services and events whose words also name a reason, or a way to ask. */
const FOREIGN_SERVICE =
  /\bservicio (?:de |por )?(?:atencion|telefono|whatsapp|correo)\b|\bjornadas? de\b/;
/** Foreign too, but where the sentence tells of a change. */
const ASIDE = /^(?:plantas?|rellenos?|pague|pagar|contrat(?:e|ar))$/;
const ASIDE_OF_ANSWER = /^(?:empresa|escuelas?|telefono|correo|whatsapp|atencion)$/;
/** Words by which a sentence is about the service. */
const SERVICE =
  /^(?:recoleccion|recolecta\w*|recolector|recoge\w*|servicio|camion|camiones|rutas?|pasamos|pasaremos|pasaran?|trabajamos|descansamos|labora(?:n|mos|remos|ran?)?|unidades|suspende[mnr]?o?s?|suspendera|suspension|recorre|recorrera|basura)$/;
const HOLIDAY_WORD = /^(?:festiv[oa]s?|feriados?|asueto|navidad|nochebuena)$/;

/** "ese día", of days named before. */
const ANAPHOR = /\b(?:es[eoa]s?|dich[oa]s?|est[eoa]s?) (?:dias?|fechas?)\b/;

/** "Excepto en San Román." */
const EXCEPTION = /^(?:excepto|(?:con|a) excepcion|(?:salvo|menos) (?:en|el|las?|los|por))\b[^,]*$/;
/** "El 2 de mayo tampoco." */
const MORE = /\b(?:tampoco|tambien)\b/;
const LIMIT = /\b(?:no(?! (?:debe|saque))|ni|sin|excepto|salvo|menos|solo)\b/;

/** Behind a rule: what to do if nobody came, the reason for "ese día", or when the service is back. */
const EXPLAINED = new RegExp(
  [
    '\\bsi\\b[^,]* no pas[oó](?![\\p{L}\\p{M}])[^,]*',
    '\\b(?:con motivo del?|por(?: ser)?) (?:jueves|viernes) santo(?=.*\\bes(?:e|os) d[ií]as?\\b)',
    '^(?!.*\\b(?:no|ni|sin|excepto|salvo|menos|s[oó]lo|tambi[eé]n|suspen|cancel|hasta el)).*\\b(?:reanud|restablec|hasta que pase).*',
  ].join('|'),
  'iu',
);

/**
 * Whether a sentence may be about the service because those before it are. Behind a suspension notices
 * name its date in many ways that change nothing: "no saque bolsas ese día".
 */
function isContinued(text: string, rules: readonly ServiceRule[], published?: string): boolean {
  if (published === undefined || rules.length === 0) return rules.length > 0;
  const key = nameKey(text);
  return MORE.test(key) || (LIMIT.test(key) && rules.some(({ kind }) => kind === 'normal'));
}

/**
 * Whether a sentence tells household collection on certain days, in words that nobody has read. One
 * that follows others on them may do so without naming the service: "El 1 de mayo tampoco."
 */
function isAboutService(text: string, follows: boolean, published?: string): boolean {
  // Also of a text that is too long to be read.
  const key = nameKey(text).replace('en curso', '');
  const tokens = key.match(/[a-z]+/g) ?? [];
  if (/\?\s*$/.test(text) || FOREIGN_SERVICE.test(key)) return false;
  if (tokens.some((token) => FOREIGN.test(token))) return false;
  const isSuspended = isSuspension(key);
  const isAside = (token: string) =>
    ASIDE.test(token) || (!published && ASIDE_OF_ANSWER.test(token));
  if (!isSuspended && !TOLD.test(key) && tokens.some(isAside)) return false;
  if (follows && EXCEPTION.test(key)) return true;
  const isOfService = tokens.some(
    (token) => SERVICE.test(token) || (isSuspended && token === 'servicios'),
  );
  if (!isOfService && !follows) return false;
  const namesDays =
    tokens.some((token) => HOLIDAY_WORD.test(token)) || daysIn(text, published).length > 0;
  return namesDays || (follows && isOfService && ANAPHOR.test(key));
}

/** The rules of a text, sentence by sentence; what is not understood makes the days concerned unknown. */
export function readServiceText(sentences: readonly string[], reading: Reading) {
  const text = new TextRules(reading);
  const { published } = reading;
  const read = sentences.map((sentence): ReadSentence => {
    const clauses = readServiceSentence(sentence, reading.names);
    if (clauses && clauses.length > 0 && text.add(clauses))
      return { text: sentence, outcome: 'read' };
    const told = text.rules.length > 0 ? sentence.replace(EXPLAINED, '') : sentence;
    const follows = isContinued(told, text.rules, published);
    const isQuiet = clauses?.length === 0 || !isAboutService(told, follows, published);
    return { text: sentence, outcome: isQuiet ? 'none' : 'unread' };
  });
  const unread = read.filter(({ outcome }) => outcome === 'unread');
  if (unread.length === 0) return { rules: text.rules, sentences: read };
  const general: NamedDay[] = [{ kind: 'rest-days' }, { kind: 'holidays' }];
  const named = unread.flatMap(({ text: said }) => datedList(daysIn(said, published), published));
  const days = [
    ...(published ? [] : general),
    ...named.filter((day) => day !== undefined),
    ...text.rules.flatMap((rule) => rule.days ?? []),
  ];
  const unknown: ServiceRule = {
    kind: 'unknown',
    // "Por ser día festivo" is the reason for a date.
    days: published ? days.filter(({ kind }) => kind === 'date') : days,
    ...unionOf(text.rules, reading),
  };
  return { rules: [...text.rules, unknown], sentences: read };
}

/** Where a text that is not understood may hold: wherever its other sentences do. */
function unionOf(rules: readonly ServiceRule[], { places, published }: Reading) {
  if (published === undefined || rules.some((rule) => !rule.places)) return {};
  const all = [...(places ?? []), ...rules.flatMap((rule) => rule.places ?? [])];
  return all.length > 0 ? { places: all } : {};
}
