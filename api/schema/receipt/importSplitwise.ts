import { Conflict, InvalidInput, NotAllowed, TooManyAttempts } from '@fairtab/services/platform/errors';
import { importSplitwise } from '@fairtab/services/receipts/importSplitwise';
import { addMutation } from '../addMutation';
import { becomeGuest } from '../becomeGuest';
import { idempotencyKeyInput } from '../inputFields';
import { receiptField } from '../payloadFields';
import { PayToInput } from './inputs';

addMutation('importSplitwise', {
  description:
    'Makes a receipt of the file of a Splitwise group: a line for each row, claimed for those who had it, and who paid how much. Everybody owes or is owed what they are in the file. The viewer is its host.',
  input: 'The file of a Splitwise group.',
  inputFields: (t) => ({
    file: t.string({
      required: true,
      description:
        'The text of the CSV that Splitwise exports of a group: at most 200 KB. The language of its words does not matter.',
    }),
    hostName: t.string({
      required: true,
      description: 'Which of the people of the file the host is, by the name there.',
    }),
    currency: t.string({
      description: 'Which currency of the file, when it has several: each is a receipt of its own.',
    }),
    restaurantName: t.string({ description: 'The name of the receipt. "Shared expenses" by default.' }),
    timeZone: t.string({
      description:
        'The time zone of the host, such as "America/Chicago": nobody is reminded at night there. "America/New_York" by default.',
    }),
    payTo: t.field({
      type: [PayToInput],
      description:
        'How the host likes to be paid, in order of preference. The handles that the account has saved unless given; an empty list for none.',
    }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, Conflict, NotAllowed, TooManyAttempts],
  result: 'The new receipt, or the reason why there is none.',
  resolve: async (input, ctx) => {
    const made = await importSplitwise(ctx, input);
    becomeGuest(ctx, made.receipt.hostGuestId);
    return made;
  },
  payload: 'The receipt was made.',
  outputFields: (t) => ({
    receipt: receiptField(t, { description: 'The new receipt.' }),
    notes: t.stringList({
      description: 'What is to be said about the file, such as "Row 7: Tea has parts of a cent, which are rounded."',
      resolve: ({ notes }) => [...notes],
    }),
  }),
});
