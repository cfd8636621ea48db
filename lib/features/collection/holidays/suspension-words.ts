import { nameKey } from '@/lib/util/name-keys';

const SERVED = '(?:recoleccion|servicios?|camion(?:es)?|rutas?)';
const SUSPENDED = new RegExp(
  [
    '(?<!\\bn[oi] (?:se )?)\\b(?:suspen(?!\\w* (?:el riego|(?:las )?clases)(?! [ye]\\b))|cancel|reprogram|pospo|se (?:adelanta|recorre))',
    `\\b(?:no(?! (?:olvide|pasa dos|(?:se )?(?:suspen|cancel|interru)))|sin)(?: \\w+){0,3} (?:${SERVED}|pasa\\w*|(?:recoger|recolectar)[ae]\\w*)\\b`,
    `\\b${SERVED}(?: \\w+){0,4} no (?:se(?! suspen| cancel| interru| recorre| adelanta)|podr\\w+|pasa(?! dos)\\w*|opera\\w*|sal\\w+)\\b`,
  ].join('|'),
);
/** What is said with words of a change and changes no service. */
const INVITATION =
  /\b(?:no (?:falte|cuesta|cobra|(?:se l[oa]s? )?pierda)|sin (?:costo|cargo|compromiso|filas|suspender)|(?:cambie|cancele) su|evite la suspension|nunca cancel\w*|si no paga\b[^.]*\bsu servicio\b[^.]*)\b/g;

/** The name key of a sentence without invitations and promises. */
export const changeKey = (text: string): string => nameKey(text).replace(INVITATION, '');

/** Whether a sentence tells that somebody does not come, or not then. */
export const isSuspension = (text: string): boolean => SUSPENDED.test(changeKey(text));

/** Tells of a change in other words. */
export const TOLD =
  /\b(?:descans|cambi|recorr|excepto|salvo|(?<!al )menos|parcial|no (?:labora|trabaja))/;
