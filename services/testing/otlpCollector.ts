import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly attributes: Readonly<Record<string, unknown>>;
  /** The sender: `fairtab-api` or `fairtab-worker`, and which of them. */
  readonly service: string;
  readonly instance: string;
}

export interface TestCollector {
  readonly url: string;
  /** All bytes that arrived. */
  readonly bodies: string[];
  /** How many times somebody began to send. */
  requests(): number;
  /** The status of its answers. */
  status: number;
  spans(): SeenSpan[];
  stop(): Promise<void>;
}

interface OtlpValue {
  readonly stringValue?: string;
  readonly intValue?: number;
}
type OtlpAttributes = readonly { readonly key: string; readonly value: OtlpValue }[];
interface OtlpRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: OtlpAttributes };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<SeenSpan, 'attributes' | 'service' | 'instance' | 'links'> & {
        readonly attributes: OtlpAttributes;
        readonly links?: SeenSpan['links'];
      })[];
    }[];
  }[];
}

/** An OpenTelemetry collector that takes traces as JSON over HTTP. @param options.hangs it takes them and never answers. */
export async function startTestCollector({ hangs = false }: { hangs?: boolean } = {}): Promise<TestCollector> {
  const bodies: string[] = [];
  let requests = 0;
  const answer = { status: 200 };
  const take = async (parts: AsyncIterable<Buffer>, res: ServerResponse): Promise<void> => {
    requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of parts) chunks.push(chunk);
    bodies.push(Buffer.concat(chunks).toString('utf8'));
    if (!hangs) res.writeHead(answer.status, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((req, res) => {
    if (req.url !== '/v1/traces') return void res.writeHead(404).end();
    take(req, res).catch(() => res.destroy());
  });
  await once(server.listen({ port: 0, host: '127.0.0.1' }), 'listening');
  return Object.assign(answer, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    requests: () => requests,
    spans: () => bodies.flatMap(spansIn),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
}

function spansIn(body: string): SeenSpan[] {
  const { resourceSpans } = JSON.parse(body) as OtlpRequest;
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const about = plain(resource.attributes);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, links = [], ...span }) => ({
        ...span,
        links,
        attributes: plain(attributes),
        service: String(about['service.name']),
        instance: String(about['service.instance.id']),
      })),
    );
  });
}

const plain = (attributes: OtlpAttributes): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
