import { t } from '../language/t';
import { z } from 'zod';
import { orElse } from './fields';
import { readShownName } from './nameFields';
import { field, idOf, list, shape } from './shape';

/** More than an account can save. */
const MOST_METHODS = 20;

/** A page that is off keeps its name and its ways to pay, for when it is turned on again. Only a page that is on needs a name. */
export const saveNamePageInput = shape({
  isOn: z.boolean({ error: () => t('On must be true or false') }),
  displayName: field(orElse(readShownName, '')),
  paymentMethodIds: list({
    of: idOf('payment method'),
    max: {
      count: MOST_METHODS,
      message: () => t('At most {max} payment methods can be shown', { max: MOST_METHODS }),
    },
  }).transform((ids) => [...new Set(ids)]),
}).superRefine(({ isOn, displayName }, context) => {
  const reading = readShownName(displayName);
  if (isOn && !reading.ok) context.addIssue({ code: 'custom', message: reading.message, path: ['displayName'] });
});
