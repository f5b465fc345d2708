import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import styled from 'styled-components';
import { newKey } from '../../lib/newKey';
import { useWaitingWrites } from '../../network/outbox/useWaitingWrites';
import { useTable } from '../TableContext';
import type { TableContribution } from '../tableState';
import { Button } from '../../ui/Button';
import { useCurrency } from '../../ui/CurrencyContext';
import { space } from '../../ui/tokens';

interface PassingOnProps {
  contribution: Pick<TableContribution, 'personId' | 'diner' | 'name' | 'owed' | 'passedOn'>;
  hostName: string;
}

/** What the host passes on to one person, for the host and for that person. */
export function PassingOn({ contribution, hostName }: PassingOnProps) {
  const { personId, owed, passedOn } = contribution;
  const { linkId, isHost, lookOf, send } = useTable();
  const currency = useCurrency();
  const isWaiting = useWaitingWrites(linkId).some(({ about }) => about.includes(personId));
  const name = lookOf(contribution).label;
  const write = { input: { receiptId: linkId, personId }, about: [personId], refused: t('That did not work') };
  if (centsOf(owed) > 0) {
    const amount = displayMoney(centsOf(owed), currency);
    const pass = (): void =>
      void send({
        ...write,
        key: newKey(),
        move: 'passOn',
        input: { ...write.input, expectedAmount: owed },
        words: isHost ? t('Pass on {amount} to {name}', { amount, name }) : t('Say that {amount} arrived', { amount }),
        done: { title: t('Everybody at the table sees it now') },
      });
    return (
      <Line>
        <p>
          {isHost
            ? t('You pass {amount} on to {name}.', { amount, name })
            : t('{hostName} passes {amount} on to you.', { hostName, amount })}
        </p>
        <Button variant="secondary" disabled={isWaiting} onClick={pass}>
          {isHost ? t('I passed it on') : t('I got it')}
        </Button>
      </Line>
    );
  }
  if (centsOf(passedOn) === 0)
    return (
      <p>{isHost ? t('You owe {name} nothing for it.', { name }) : t('It pays for your part, and nothing is left.')}</p>
    );
  const amount = displayMoney(centsOf(passedOn), currency);
  const takeBack = (): void =>
    void send({
      ...write,
      key: newKey(),
      move: 'takeBackPassedOn',
      words: t('Say that {amount} did not arrive', { amount }),
      done: { title: t('It is open again') },
    });
  return (
    <Line>
      <p>
        {isHost
          ? t('You passed {amount} on to {name}.', { amount, name })
          : t('{hostName} passed {amount} on to you.', { hostName, amount })}
      </p>
      <Button variant="quiet" disabled={isWaiting} onClick={takeBack}>
        {isHost ? t('Not yet') : t('It did not arrive')}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
`;
