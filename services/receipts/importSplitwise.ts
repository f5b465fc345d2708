import { groupBill } from '@fairtab/domain/groups/groupBill';
import { choiceIn, noteText } from '@fairtab/domain/groups/problemsOfImport';
import { readGroupFile } from '@fairtab/domain/groups/readGroupFile';
import { importSplitwiseInput } from '@fairtab/domain/inputs/importInputs';
import { t } from '@fairtab/domain/language/t';
import { dayIn } from '@fairtab/domain/localTime';
import { formatMoney } from '@fairtab/domain/money';
import { takeGroup } from '@fairtab/domain/moves/takeGroup';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { InvalidInput } from '../platform/errors';
import { parseInput } from '../platform/parseInput';
import { makeReceipt } from './makeReceipt';

/**
 * Makes a receipt of the file of a Splitwise group, in one of its currencies, on which everybody owes or is owed what they are in the
 * file (docs/product/import.md). The viewer is its host, and one of the people of the file.
 * @returns the receipt, and what is to be said about the file: what was left out or rounded, and a total that is not that of its rows
 * @throws InvalidInput (also for a file that is no such file, with what is wrong in which row), Conflict (key reuse, or a line that has
 * no part that costs just what somebody had), TooManyAttempts (by address, before the browser is a guest).
 */
export async function importSplitwise(
  ctx: ServiceContext,
  input: unknown,
): Promise<{ receipt: ReceiptState; notes: readonly string[] }> {
  const {
    file,
    hostName: member,
    currency,
    restaurantName,
    timeZone,
    payTo,
    idempotencyKey,
  } = parseInput(importSplitwiseInput, input);
  const reading = readGroupFile(file);
  if (!reading.ok) throw new InvalidInput([{ path: 'file', message: reading.message }]);
  const { people } = reading.value;
  const chosen = choiceIn(reading.value, { currency, hostName: member });
  if ('problems' in chosen) throw new InvalidInput(chosen.problems);
  const { group, hostName } = chosen.choice;
  const { lines, paidCents, date } = groupBill(group, dayIn(timeZone, ctx.now()));
  const { receipt } = await makeReceipt(ctx, {
    bill: {
      restaurantName: restaurantName ?? t('Shared expenses'),
      hostName,
      date,
      currency: group.currency,
      items: lines.map(({ name, note, costCents, hadCents }) => ({
        name,
        note,
        price: formatMoney(costCents, group.currency),
        splitWith: hadCents.filter((cents) => cents > 0).length,
      })),
      timeZone,
      payTo,
      idempotencyKey,
    },
    operation: 'importSplitwise',
    request: input,
    complete: (made) =>
      takeGroup({
        made,
        members: people.map((name, person) => ({
          name,
          hadCents: lines.map(({ hadCents }) => hadCents[person] ?? 0),
          paidCents: paidCents[person] ?? 0,
        })),
        newId: () => ctx.newId(),
        at: ctx.now().toISOString(),
      }),
  });
  return { receipt, notes: group.notes.map(noteText) };
}
