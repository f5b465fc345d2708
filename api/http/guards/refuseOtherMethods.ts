import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../answers/HttpProblem';

/** Answers 405 to every method of a path that has no route. Fastify by itself would look for a less specific path. */
export function refuseOtherMethods(
  app: FastifyInstance,
  { path, allowed }: { path: string; allowed: readonly string[] },
): void {
  const taken = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed;
  app.route({
    method: app.supportedMethods.filter((method) => !taken.includes(method)),
    url: path,
    schema: { hide: true },
    handler: ({ method }, reply) => {
      reply.header('allow', allowed.join(', '));
      throw new HttpProblem({ status: 405, code: 'wrong_method', message: `${method} is not possible here.` });
    },
  });
}
