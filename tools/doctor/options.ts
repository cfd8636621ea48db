import { parseArgs } from 'node:util';
import { z } from 'zod';

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

const MISSING = 'Falta la dirección del servicio: --url o GATEWAY_URL.';

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

const options = z.object({
  /** Scheme, host and port. */
  url: z
    .string({ error: MISSING })
    .min(1, { error: MISSING, abort: true })
    .refine(isOrigin, {
      error:
        'La dirección debe ser un origen como https://servicio.example:8443, sin ruta ni credenciales.',
      abort: true,
    })
    .transform((url) => new URL(url).origin),
  authorization: z
    .string()
    .regex(/^[\x20-\x7e]{0,4096}$/, {
      error: 'La autorización debe ser un encabezado de caracteres ASCII visibles.',
    })
    .transform((text) => text || undefined)
    .optional(),
  calls: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, { error: '--calls debe ser un número mayor que 0.' })
    .transform(Number),
  'send-test': z.boolean(),
  external: z.boolean(),
  json: z.string().optional(),
  html: z.string().optional(),
  compare: z.string().optional(),
});

export type Options = z.output<typeof options>;

/** A mistake in the options. Its message holds no value of them. */
export class UsageError extends Error {}

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
  const read = options.safeParse({
    ...values,
    url: values.url ?? env.GATEWAY_URL,
    authorization: values.authorization ?? env.GATEWAY_AUTHORIZATION,
  });
  if (!read.success) throw new UsageError(read.error.issues[0]?.message);
  return read.data;
}
