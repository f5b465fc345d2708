import type { DomainError } from '@fairtab/services/errors';
import { builder } from '../builder';

export const ErrorInterface = builder.interfaceRef<DomainError>('Error').implement({
  description: 'A refusal the person who asked should read about.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'A sentence for people.' }) }),
});
