import type { DomainError } from '@fairtab/services/platform/errors';
import { builder } from '../builder';

export const ErrorInterface = builder.interfaceRef<DomainError>('Error').implement({
  description: 'A refusal, with the reason to show to the person.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'A sentence for people.' }) }),
});
