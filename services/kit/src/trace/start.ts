import { basename, dirname } from 'node:path';

export interface Tracing {
  /** Sends the spans that are still buffered. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Sends this process's spans to the OTLP/HTTP collector at `OTEL_EXPORTER_OTLP_ENDPOINT`. Without that variable,
 * nothing is loaded or sent. The process is named `OTEL_SERVICE_NAME`, or after its folder.
 */
export async function startTracing(env: NodeJS.ProcessEnv = process.env): Promise<Tracing | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME || processName() }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return { flush: () => provider.forceFlush(), close: () => provider.shutdown() };
}

// services/identity/dist/main.js → setu-identity
const processName = (): string => `setu-${basename(dirname(dirname(process.argv[1] ?? 'process')))}`;
