import type { FastifyRequest } from 'fastify';

/** Where somebody is led who opens an address of the API in a browser. */
export const DEVELOPERS_PATH = '/developers';

/** The address of the page that explains a code. It is the `type` of a problem, relative to the server as RFC 9457 allows. */
export function errorPath(code: string): string {
  return `${DEVELOPERS_PATH}/errors/${code}`;
}

/** Whether a browser opened this address as a page. */
export function asksForPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}
