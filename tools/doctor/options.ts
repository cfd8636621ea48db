import { parseArgs } from 'node:util';

const DEFAULT_CALLS = '400';

export const HELP = `npm run doctor -- [opciones]

Revisa un servicio de contenidos antes de conectarlo al sitio: pide todas las llamadas del
contrato, dice cómo contesta cada una y qué significa para quien visita el sitio.

  --url URL            origen del servicio, sin ruta; si falta, GATEWAY_URL
  --authorization V    encabezado Authorization; si falta, GATEWAY_AUTHORIZATION (mejor: una
                       opción queda en el historial de la terminal)
  --calls N            peticiones como máximo (${DEFAULT_CALLS}); las listas se piden siempre
  --send-test          envía también los tres formularios, una vez cada uno, marcados como prueba
  --external           pregunta también por los enlaces a otros sitios, una vez cada uno
  --json ARCHIVO       escribe el informe como JSON; con - a la salida, sin la tabla
  --html ARCHIVO       escribe el informe como una página, para pantalla y papel; con SITE_URL
                       en el entorno lleva enlaces al sitio
  --compare ARCHIVO    dice qué cambió desde un informe anterior
  --help               esta ayuda

Código de salida: 0 funciona, 1 funciona con huecos, 2 no funciona o no se pudo revisar.`;

const OPTIONS = {
  url: { type: 'string' },
  authorization: { type: 'string' },
  calls: { type: 'string', default: DEFAULT_CALLS },
  'send-test': { type: 'boolean', default: false },
  external: { type: 'boolean', default: false },
  json: { type: 'string' },
  html: { type: 'string' },
  compare: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** A mistake in the options. Its message holds no value of them. */
export class UsageError extends Error {}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch {
    // Node's message repeats what was given.
    throw new UsageError('Hay una opción que no se conoce o que no tiene valor; vea --help.');
  }
}

/** Scheme, host and port. */
function originOf(text: string | undefined): string {
  if (!text) throw new UsageError('Falta la dirección del servicio: --url o GATEWAY_URL.');
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new UsageError(
    'La dirección debe ser un origen como https://servicio.example:8443, sin ruta ni credenciales.',
  );
}

function checked(text: string, form: RegExp, mistake: string): string {
  if (form.test(text)) return text;
  throw new UsageError(mistake);
}

const HEADER = 'La autorización debe ser un encabezado de caracteres ASCII visibles.';
const NUMBER = '--calls debe ser un número mayor que 0.';

export type Options = NonNullable<ReturnType<typeof readOptions>>;

/** Undefined where help is wanted. Throws a UsageError. */
export function readOptions(args: string[], env: Record<string, string | undefined>) {
  const { help, url, authorization, calls, ...values } = parse(args);
  if (help) return undefined;
  const header = authorization ?? env.GATEWAY_AUTHORIZATION ?? '';
  return {
    ...values,
    url: originOf(url ?? env.GATEWAY_URL),
    authorization: checked(header, /^[\x20-\x7e]{0,4096}$/, HEADER) || undefined,
    calls: Number(checked(calls, /^[1-9]\d{0,5}$/, NUMBER)),
  };
}
