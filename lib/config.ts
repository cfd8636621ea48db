import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { z } from 'zod';

const absent = (value: unknown) => (value === '' ? undefined : value);

/** Checks must not throw: an error of `new URL` contains the value, which may be secret. */
const origin = z
  .string()
  .regex(/^https?:\/\/[^/\\?#@\s]+$/i)
  .refine((value) => URL.canParse(value))
  .transform((value) => new URL(value).origin);

const headerValue = z.string().regex(/^[\x20-\x7e]{1,4096}$/);

const port = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .refine((value) => Number(value) <= 65_535);

/** The format of `lib/features/leads/encryption.mts`. */
const leadKeys = z.string().regex(/^[A-Za-z0-9+/]{43}=(?:,[A-Za-z0-9+/]{43}=)?$/);

/** Each text completes the sentence "NAME must be …". */
const variables = {
  GATEWAY_URL: [origin, 'an http or https origin such as https://gateway.example, without a path'],
  GATEWAY_AUTHORIZATION: [headerValue, 'a printable ASCII header value'],
  SITE_URL: [origin, 'an http or https origin such as https://www.example.mx, without a path'],
  GOOGLE_MAPS_API_KEY: [z.string().regex(/^[\w-]{20,80}$/), 'a Google Maps browser key'],
  GOOGLE_MAPS_MAP_ID: [z.string().regex(/^[\w-]{4,64}$/), 'a Google Maps map id'],
  PRESS_EMAIL: [z.email(), 'an e-mail address'],
  WHATSAPP_PHONE: [z.string().regex(/^\d(?: ?\d){9}$/), 'ten digits, with spaces or without'],
  RESPONSE_TIME: [
    z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ]{1,59}$/u),
    'a time in words, such as "un día hábil"',
  ],
  REVALIDATE_SECRET: [z.string().min(16), 'at least 16 characters long'],
  REDIS_URL: [z.url({ protocol: /^rediss?$/ }), 'a redis:// or rediss:// URL'],
  DATABASE_URL: [z.url({ protocol: /^postgres(?:ql)?$/ }), 'a postgres:// URL'],
  LEADS_KEY: [leadKeys, 'base64 of 32 bytes, or the new and the previous key with a comma'],
  SECURITY_EMAIL: [z.email(), 'an e-mail address'],
  TRUST_PROXY: [z.string().regex(/^\d$/), 'a number of proxies from 0 to 9'],
  STOP_DELAY_SECONDS: [z.string().regex(/^(?:\d|1[0-5])$/), 'a number of seconds from 0 to 15'],
  WARM_UP_DELAY_SECONDS: [z.string().regex(/^\d{1,4}$/), 'a number of seconds from 0 to 9999'],
  CONTENT_LIFETIME_SECONDS: [
    z.string().regex(/^[1-9]\d{0,3}$/),
    'a number of seconds from 1 to 9999',
  ],
  PORT: [port, 'a port from 1 to 65535'],
  METRICS_PORT: [port, 'a port from 1 to 65535'],
  METRICS_HOST: [z.string().regex(/^[\w.:-]{1,253}$/), 'an address or host name to listen on'],
  SERVICE_WORKER: [z.enum(['on', 'off']), 'on or off'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    z.url({ protocol: /^https?$/ }),
    'an http or https URL such as http://collector.example:4318',
  ],
} as const;

type Name = keyof typeof variables;

/** Facts that neither specification nor gateway has. Pages leave out those that are undefined. */
export interface CompanyFacts {
  whatsappPhone: string | undefined;
  /** The time within which an advisor calls. */
  responseTime: string | undefined;
}

/** The facts of the company in the embedded gateway. */
const EMBEDDED_FACTS: CompanyFacts = {
  whatsappPhone: '55 5555 0180',
  responseTime: 'un día hábil',
};

/** The settings of the environment, read and checked once; each field has its own default. */
export interface Config {
  /** Undefined means the embedded gateway. */
  gatewayUrl: string | undefined;
  gatewayAuthorization: string | undefined;
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  googleMapsApiKey: string | undefined;
  googleMapsMapId: string | undefined;
  pressEmail: string;
  facts: CompanyFacts;
  revalidateSecret: string | undefined;
  redisUrl: string | undefined;
  securityEmail: string;
  /** Number of trusted proxies in `X-Forwarded-For`. */
  trustedProxies: number;
  /** How long requests are still accepted after SIGTERM. */
  stopDelayMs: number;
  /** Time from the start to the first request for a page of the sitemap. */
  warmUpDelayMs: number;
  /** Seconds after which a gateway read is repeated. */
  contentLifetime: number;
  metricsPort: number | undefined;
  metricsHost: string;
  otlpEndpoint: string | undefined;
  /** Whether pages are stored on visitors' devices. If not, stored ones are removed. */
  hasServiceWorker: boolean;
}

/** Parses the environment. Throws an Error with the name of a malformed variable, not its value. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const read = (name: Name): string | undefined => {
    const [schema, expectation] = variables[name];
    const parsed = schema.optional().safeParse(absent(env[name]));
    if (!parsed.success) throw new Error(`${name} must be ${expectation}.`);
    return parsed.data;
  };
  const givenUrl = read('GATEWAY_URL');
  // Builds never call the gateway, so they work offline and are reproducible.
  const gatewayUrl = env.NEXT_PHASE === PHASE_PRODUCTION_BUILD ? undefined : givenUrl;
  const standIn = gatewayUrl === undefined ? EMBEDDED_FACTS : undefined;
  const metricsPort = read('METRICS_PORT');
  // Instances with different keys could not read each other's leads.
  if (read('LEADS_KEY') === undefined && read('DATABASE_URL') !== undefined) {
    throw new Error('LEADS_KEY must be set if DATABASE_URL is.');
  }
  return {
    gatewayUrl,
    gatewayAuthorization: read('GATEWAY_AUTHORIZATION'),
    siteUrl: read('SITE_URL') ?? `http://localhost:${read('PORT') ?? '3000'}`,
    googleMapsApiKey: read('GOOGLE_MAPS_API_KEY'),
    googleMapsMapId: read('GOOGLE_MAPS_MAP_ID'),
    pressEmail: read('PRESS_EMAIL') ?? 'prensa@vialimpia.example',
    facts: {
      whatsappPhone: read('WHATSAPP_PHONE') ?? standIn?.whatsappPhone,
      responseTime: read('RESPONSE_TIME') ?? standIn?.responseTime,
    },
    revalidateSecret: read('REVALIDATE_SECRET'),
    redisUrl: read('REDIS_URL'),
    securityEmail: read('SECURITY_EMAIL') ?? 'seguridad@vialimpia.example',
    trustedProxies: Number(read('TRUST_PROXY') ?? 0),
    stopDelayMs: Number(read('STOP_DELAY_SECONDS') ?? 0) * 1000,
    warmUpDelayMs: Number(read('WARM_UP_DELAY_SECONDS') ?? 30) * 1000,
    contentLifetime: Number(
      read('CONTENT_LIFETIME_SECONDS') ?? (env.NODE_ENV === 'development' ? 1 : 120),
    ),
    metricsPort: metricsPort === undefined ? undefined : Number(metricsPort),
    metricsHost: read('METRICS_HOST') ?? '127.0.0.1',
    otlpEndpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
    hasServiceWorker: read('SERVICE_WORKER') !== 'off',
  };
}

/** The settings of this process. Importing this file throws if a variable is malformed. */
export const config: Config = parseConfig(process.env);
