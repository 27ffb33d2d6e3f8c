import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it arrived. */
export interface ReceivedSpan {
  name: string;
  /** 2: server, 3: client, 5: consumer. */
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  /** Nanoseconds since 1970. */
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, unknown>;
  /** 2 after an error. */
  status: number;
  /** Name of the process. */
  service: unknown;
}

/** A collector of traces for one test. */
export interface OtlpReceiver {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  /** Everything that was sent, as it arrived: path, headers and body. */
  readonly requests: readonly { path: string; headers: IncomingHttpHeaders; body: string }[];
  spans(): ReceivedSpan[];
  /** Answers nothing from now on. */
  hang(): void;
  /** Answers with this status from now on. Those that hang get it too. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface SentSpan extends Omit<ReceivedSpan, 'attributes' | 'status' | 'service'> {
  attributes?: Attribute[];
  status?: { code?: number };
}

interface SentTraces {
  resourceSpans?: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** Starts a server that takes traces as OTLP in JSON. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const requests: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const hanging = new Set<ServerResponse>();
  let status: number | undefined = 200;
  const answer = (response: ServerResponse) => {
    if (status === undefined) hanging.add(response);
    else response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    spans: () => requests.flatMap(({ body }) => spansIn(JSON.parse(body) as SentTraces)),
    hang: () => (status = undefined),
    answerWith: (next) => {
      status = next;
      for (const response of hanging) answer(response);
      hanging.clear();
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const spansIn = ({ resourceSpans = [] }: SentTraces): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: valuesOf(span.attributes ?? []),
        status: span.status?.code ?? 0,
        service: valuesOf(resource.attributes)['service.name'],
      })),
    ),
  );

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
