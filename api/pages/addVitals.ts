import type { TrustedProxies } from '@fairtab/services/platform/trustedProxies';
import type { RateLimits } from '@fairtab/services/platform/limits/RateLimits';
import type { Metrics } from '@fairtab/services/platform/metrics/Metrics';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { clientOf } from '../http/viewer/clientOf';
import { HttpProblem } from '../http/answers/HttpProblem';
import { PAGE_ROUTES } from './pageRoutes';

const MAX_BODY_BYTES = 1024;
/** No page is looked at for longer without being hidden once. In ms. */
const LONGEST_MS = 60 * 60 * 1000;

const shape = z.strictObject({
  route: z.enum(PAGE_ROUTES.map(({ path }) => path)),
  name: z.enum(['LCP', 'INP', 'CLS']),
  /** ms, and for CLS a number without a unit. */
  value: z.number().min(0).max(LONGEST_MS),
});

/** Counts how quickly pages appeared and reacted, as browsers measured it. Nothing is kept of who sent it. */
export function addVitals(
  app: FastifyInstance,
  {
    limits,
    metrics,
    rules,
  }: { limits: RateLimits; metrics: Metrics; rules: { readonly trustedProxies: TrustedProxies } },
): void {
  app.post('/vitals', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    await limits.spend('vitalsFromAddress', clientOf(request.raw, rules).address);
    const vital = shape.safeParse(request.body);
    if (!vital.success)
      throw new HttpProblem({ status: 422, code: 'invalid_input', message: 'This is no measurement of a page.' });
    metrics.vitalMeasured(vital.data);
    return reply.code(204).send();
  });
}
