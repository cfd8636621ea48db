import { registerOTel, type Configuration } from '@vercel/otel';
import { maskTyped } from '@/lib/server/routing/typed-paths.mts';

type Processor = Exclude<NonNullable<Configuration['spanProcessors']>[number], string>;

const mask = (text: string) => maskTyped(text.replace(/\?\S*/g, ''));

/** The span processor that masks visitors' input, since Next writes complete URLs into its spans. */
const masking: Processor = {
  onStart(span) {
    span.updateName(mask(span.name));
    for (const [key, value] of Object.entries(span.attributes))
      if (typeof value === 'string') span.setAttribute(key, mask(value));
  },
  onEnd() {},
  forceFlush: async () => {},
  shutdown: async () => {},
};

/**
 * Sends the spans of Next to the collector of OTEL_EXPORTER_OTLP_ENDPOINT. The exporter reads the other
 * OTEL_* variables itself.
 */
export function startTracing(): void {
  registerOTel({
    serviceName: process.env.OTEL_SERVICE_NAME || 'via-limpia-site',
    spanProcessors: [masking, 'auto'],
    // Next traces `fetch` already.
    instrumentations: [],
  });
}
