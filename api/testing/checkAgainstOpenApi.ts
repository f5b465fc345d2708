import { Ajv2020 } from 'ajv/dist/2020';
import type { RestAnswer } from './Browser';
import type { RunningApi } from './startApi';

interface OpenApi {
  readonly paths: Record<
    string,
    Record<string, { responses: Record<string, { content: Partial<Record<string, { schema: object }>> }> }>
  >;
  readonly components: { schemas: Record<string, object> };
}

const published = new WeakMap<RunningApi, Promise<OpenApi>>();
const ajv = new Ajv2020({ strict: false, validateFormats: false });

async function fetchOpenApi(url: string): Promise<OpenApi> {
  const response = await fetch(`${url}/api/openapi.json`);
  return (await response.json()) as OpenApi;
}

/** @throws when the answer has a status or a shape that /api/openapi.json does not promise for this route. */
export async function checkAgainstOpenApi(
  api: RunningApi,
  { method, path, answer }: { method: string; path: string; answer: RestAnswer },
): Promise<void> {
  const document = published.get(api) ?? fetchOpenApi(api.url);
  published.set(api, document);
  const { paths, components } = await document;
  const isRoute = (pattern: string) => new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const route = Object.keys(paths).find(isRoute) ?? path;
  const response = paths[route]?.[method.toLowerCase()]?.responses[String(answer.status)];
  if (!response) throw new Error(`${method} ${route} answered ${answer.status}, which is not documented`);
  const schema = response.content['application/json']?.schema ?? {};
  const isRight = ajv.compile({ ...schema, components });
  if (!isRight(answer.body)) throw new Error(`${method} ${route} ${answer.status}: ${ajv.errorsText(isRight.errors)}`);
}
