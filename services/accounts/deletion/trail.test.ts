import type { ChangeFact } from '@fairtab/domain/facts/changes';
import { LANGUAGES, type Language } from '@fairtab/domain/language/languages';
import { factsOfEveryKind } from '@fairtab/domain/testing/facts';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../platform/readerLanguage';
import { lineOf } from '../../receipts/writing/stepAfter';
import { tableForTests } from '../../testing/tableForTests';
import { signedInAccount } from '../../testing/signedInAccount';
import { claimItem } from '../../receipts/claims/claimItem';
import { itemNamed } from '../../testing/table';
import { eraseAccount } from './eraseAccount';

const NAME = 'Zebulon Quist';
const BEN = { guestId: 'ben', name: 'Ben Former' };

const { database, table } = await tableForTests({ poolMax: 20 });

/** A bill of somebody else with a trail of every kind of line: by the account, and about it. Then the account is deleted. */
async function afterDeletion({ language, isOld }: { language: Language; isOld: boolean }) {
  const account = await signedInAccount(table);
  const { guestId, session } = account.viewer;
  const zebulon = { guestId, name: NAME };
  const receipt = await table.newReceipt();
  await claimItem(account, { itemId: itemNamed(receipt, 'Beer').id, claimerName: NAME });
  const facts = [
    ...factsOfEveryKind({ actor: zebulon, other: BEN }),
    ...factsOfEveryKind({ actor: BEN, other: zebulon }),
    ...factsOfEveryKind({ actor: BEN, other: { guestId: 'carl', name: 'Carl' } }),
  ];
  await database.db.prisma.change.createMany({
    data: facts.map((fact, index) => lineFor(fact, { receiptId: receipt.id, version: 100 + index, language, isOld })),
  });
  await eraseAccount(account, { guestId, userId: session.userId });
  const { rows } = await database.db.pool.query<{ version: number; row: string; summary: string; kind: string }>(
    'SELECT version, row_to_json(change)::text AS row, summary, kind FROM change WHERE receipt_id = $1 AND version >= 100 ORDER BY version',
    [receipt.id],
  );
  return { facts, rows, guestId };
}

function lineFor(
  fact: ChangeFact,
  { language, isOld, ...key }: { receiptId: string; version: number; language: Language; isOld: boolean },
) {
  const { fact: known, ...line } = inLanguage(language, () => lineOf(fact));
  if (!isOld) return { ...key, ...line, fact: known };
  // Lines about payments by card had no actor's id.
  const isByCard = fact.kind === 'cardPaid' || fact.kind === 'cardReturned' || fact.kind === 'cardTakenBack';
  return { ...key, ...line, ...(isByCard ? { actorGuestId: null } : {}) };
}

describe.each(LANGUAGES)('the trail of a receipt in %s', (language) => {
  it.each([false, true])('names a deleted account in no line of any kind (stored as a sentence: %s)', async (isOld) => {
    const { rows, facts, guestId } = await afterDeletion({ language, isOld });
    expect(rows).toHaveLength(facts.length);
    for (const { row, kind } of rows) {
      expect(row, kind).not.toMatch(/Zebulon|Quist/);
      expect(row, kind).not.toContain(guestId);
    }
  });

  it('keeps what others did among themselves, also where an old line can name nobody but who acted', async () => {
    const { rows, facts } = await afterDeletion({ language, isOld: false });
    const own = facts.length / 3;
    const expected = facts.slice(2 * own).map((fact) => inLanguage(language, () => lineOf(fact).summary));
    expect(rows.slice(2 * own).map(({ summary }) => summary)).toEqual(expected);
    const old = await afterDeletion({ language, isOld: true });
    const claimed = old.rows.slice(2 * own).filter(({ kind }) => kind === 'claimed');
    expect(claimed.map(({ summary }) => summary)).toContainEqual(expect.stringContaining('Ben Former'));
  });
});
