import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { newKey } from '../../lib/newKey';
import { useWaitingWrites } from '../../network/outbox/useWaitingWrites';
import type { Write } from '../../network/outbox/writes';
import { useTable } from '../TableContext';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import type { HouseholdNotice_receipt$key } from './__generated__/HouseholdNotice_receipt.graphql';

/** What a waiting write about the viewer's own household is about. */
const OWN = 'household';

/** Asks a diner to pay together with others, tells who does, and lets them pay alone again. */
export function HouseholdNotice({ receipt: key, diner }: { receipt: HouseholdNotice_receipt$key; diner: string }) {
  const { people } = useFragment(
    graphql`
      fragment HouseholdNotice_receipt on Receipt {
        people {
          diner
          name
          household
          askedInto
        }
      }
    `,
    key,
  );
  const { linkId, lookOf, send } = useTable();
  const isWaiting = useWaitingWrites(linkId).some(({ about }) => about.includes(OWN));
  const own = people.find((person) => person.diner === diner);
  const others = people.filter((person) => person.diner !== diner);
  const household = own?.household ?? own?.askedInto ?? null;
  const isAsked = own?.askedInto === household;
  const together = namesOf(others.filter((person) => person.household === household));
  const asked = namesOf(others.filter((person) => person.askedInto === household));

  function namesOf(persons: readonly { diner: string; name: string }[]): string[] {
    return persons.map((person) => lookOf(person).label);
  }
  const answer = ({ input, ...write }: Pick<Write, 'move' | 'words' | 'done'> & { input?: object }): void =>
    void send({
      key: newKey(),
      input: { receiptId: linkId, ...input },
      about: [OWN],
      refused: t('That did not work'),
      ...write,
    });
  const join = (always: boolean): void =>
    answer({
      move: 'joinHousehold',
      input: { always },
      words: t('Pay together'),
      done: { title: t('You pay together with {names}', { names: listOf(together) }) },
    });
  const leave = (): void =>
    answer({ move: 'leaveHousehold', words: t('Pay alone'), done: { title: t('You pay your own part') } });
  const leaveButton = (words: string) => (
    <Button variant="secondary" disabled={isWaiting} onClick={leave}>
      {words}
    </Button>
  );

  // There is none, or the others have nothing on the bill any more.
  if (household === null || (together.length === 0 && (isAsked || asked.length === 0))) return null;
  if (isAsked)
    return (
      <Banner
        role="status"
        title={t(
          '{count, plural, one {{names} wants to pay together with you} other {{names} want to pay together with you}}',
          { names: listOf(together), count: together.length },
        )}
        actions={
          <>
            <Button disabled={isWaiting} onClick={() => join(false)}>
              {t('We pay together')}
            </Button>
            <Button variant="secondary" disabled={isWaiting} onClick={() => join(true)}>
              {t('Always')}
            </Button>
            {leaveButton(t('I pay alone'))}
          </>
        }
      >
        {t(
          'Then any of you can pay for all. What each of you had stays as it is. “Always” holds for later bills, too.',
        )}
      </Banner>
    );
  const waiting = asked.length > 0 ? t('Waiting for {names} to agree', { names: listOf(asked) }) : '';
  return together.length === 0 ? (
    <Banner role="status" title={waiting} actions={leaveButton(t('Do not pay together'))}>
      {t('You asked to pay together. Until then you pay your own part.')}
    </Banner>
  ) : (
    <Banner
      role="status"
      title={t('You pay together with {names}', { names: listOf(together) })}
      actions={leaveButton(t('I pay alone'))}
    >
      {t('Any of you can pay for all. What each of you had stays as it is.')} {waiting}
    </Banner>
  );
}
