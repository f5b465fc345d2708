import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { readCounterparty, type Counterparty } from '../counterparties/counterparties';
import { NotFound } from '../../platform/errors';

/** One of the people of the account. @throws NotFound (also for somebody else's). */
export async function findPerson(ctx: ServiceContext, key: string): Promise<Counterparty> {
  const person = await readCounterparty(ctx, key);
  if (!person) throw new NotFound(t('There is no such person on your receipts.'));
  return person;
}
