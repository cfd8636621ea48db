import { parseArgs } from 'node:util';

const DEFAULT_CALLS = 400;

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

export interface Options {
  /** Scheme, host and port. */
  url: string;
  authorization: string | undefined;
  calls: number;
  sendsTests: boolean;
  asksOthers: boolean;
  json: string | undefined;
  html: string | undefined;
  compare: string | undefined;
}

/** A mistake in the options. Its message holds no value of them. */
export class UsageError extends Error {}

function originOf(given: string | undefined): string {
  if (given === undefined || given === '') {
    throw new UsageError('Falta la dirección del servicio: --url o GATEWAY_URL.');
  }
  const url = URL.parse(given);
  const isOrigin =
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.username + url.password + url.search + url.hash === '' &&
    url.pathname === '/';
  if (!isOrigin) {
    throw new UsageError(
      'La dirección debe ser un origen como https://servicio.example:8443, sin ruta ni credenciales.',
    );
  }
  return url.origin;
}

function callsOf(given: string): number {
  if (!/^[1-9]\d{0,5}$/.test(given))
    throw new UsageError('--calls debe ser un número mayor que 0.');
  return Number(given);
}

function authorizationOf(given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined;
  if (!/^[\x20-\x7e]{1,4096}$/.test(given)) {
    throw new UsageError('La autorización debe ser un encabezado de caracteres ASCII visibles.');
  }
  return given;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        url: { type: 'string' },
        authorization: { type: 'string' },
        calls: { type: 'string', default: String(DEFAULT_CALLS) },
        'send-test': { type: 'boolean', default: false },
        external: { type: 'boolean', default: false },
        json: { type: 'string' },
        html: { type: 'string' },
        compare: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    // Node's message repeats what was given.
    throw new UsageError('Hay una opción que no se conoce o que no tiene valor; vea --help.');
  }
}

/** Undefined where help is wanted. Throws a UsageError. */
export function readOptions(
  args: string[],
  env: Record<string, string | undefined>,
): Options | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  return {
    url: originOf(values.url ?? env.GATEWAY_URL),
    authorization: authorizationOf(values.authorization ?? env.GATEWAY_AUTHORIZATION),
    calls: callsOf(values.calls),
    sendsTests: values['send-test'],
    asksOthers: values.external,
    json: values.json,
    html: values.html,
    compare: values.compare,
  };
}
