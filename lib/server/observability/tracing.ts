import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TracerProvider,
  type Span,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { maskTyped } from '@/lib/server/routing/typed-paths.mts';

/** Overridden by OTEL_SERVICE_NAME. */
const SERVICE = 'via-limpia-site';

const withoutTyped = (text: string) => maskTyped(text.replace(/\?\S*/g, ''));

/** Next writes complete URLs into its spans; path and query may contain a visitor's search. */
const typedRemover: SpanProcessor = {
  onStart(span: Span) {
    span.updateName(withoutTyped(span.name));
    for (const [key, value] of Object.entries(span.attributes)) {
      if (typeof value === 'string') span.setAttribute(key, withoutTyped(value));
    }
  },
  onEnd() {},
  forceFlush: async () => {},
  shutdown: async () => {},
};

/** Sends spans of Next and the gateway calls to the collector of OTEL_EXPORTER_OTLP_ENDPOINT. */
// The exporter reads the other OTEL_EXPORTER_OTLP_* variables itself.
export function startTracing(): void {
  const resource = defaultResource().merge(
    resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || SERVICE }),
  );
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(
    new TracerProvider({
      resource,
      spanProcessors: [typedRemover, new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    }),
  );
}
