import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { addOpenApi, schemaOf } from './openApi';
import { ROUTES } from './routes';

/** The description of REST as /api/openapi.json has it, without a server and its database, for the generator of clients. */
export async function describedRest(publicUrl: string | null = null): Promise<Partial<OpenAPIV3_1.Document>> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  await addOpenApi(app, { publicUrl });
  for (const route of ROUTES)
    app.route({
      method: route.method,
      url: route.path,
      schema: schemaOf(route),
      config: { rest: route },
      handler: () => Promise.reject(new Error('This program only describes what it serves')),
    });
  await app.ready();
  return app.swagger() as Partial<OpenAPIV3_1.Document>;
}
