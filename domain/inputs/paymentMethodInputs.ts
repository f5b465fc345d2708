import { t } from '../language/t';
import { z } from 'zod';
import { field, shape } from './shape';
import { readDisplayName, readIdentifier, readSavedMethod } from './paymentMethodFields';

/** The rules for name and identifier depend on the type, so the three are read together. */
export const addPaymentMethodInput = shape({
  type: field(readSavedMethod),
  displayName: z.unknown().optional(),
  identifier: z.unknown().optional(),
  isDefault: z
    .boolean({ error: () => t('Default must be true or false') })
    .nullish()
    .transform((isDefault) => isDefault ?? false),
}).transform(({ type, isDefault, ...raw }, context) => {
  const displayName = readDisplayName(type)(raw.displayName);
  const identifier = readIdentifier(type)(raw.identifier);
  if (displayName.ok && identifier.ok)
    return { type, isDefault, displayName: displayName.value, identifier: identifier.value };
  for (const [path, reading] of Object.entries({ displayName, identifier }))
    if (!reading.ok) context.addIssue({ code: 'custom', message: reading.message, path: [path] });
  return z.NEVER;
});
