import type { FastifyRequest } from 'fastify';

/** Where somebody is led who opens an address of the API in a browser. */
export const DEVELOPERS_PATH = '/developers';

/** Whether a browser opened this address as a page. */
export function asksForPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}
