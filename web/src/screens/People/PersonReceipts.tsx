import { centsOf } from '@fairtab/domain/money';
import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { showDay } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { ChevronIcon } from '../../ui/icons';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Row } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';
import { balanceNotes, netWords } from './balanceWords';
import { NettingCard } from './NettingCard';
import { Settle } from './Settle';
import { TransfersBetween } from './TransfersBetween';
import { usePersonReceipts } from './usePersonReceipts';
import { RowLink } from '../../ui/RowLink';

interface PersonReceiptsProps {
  id: string;
  name: string;
  /** How many receipts there are in all. */
  receiptCount: number;
}

/** The receipts between the account and one person, each with what is open on it. */
export function PersonReceipts({ id, name, receiptCount }: PersonReceiptsProps) {
  const { state, tryAgain, refresh } = usePersonReceipts(id);
  if (state.kind === 'loading') return <Skeleton $height="5rem" />;
  if (state.kind === 'failed')
    return (
      <Failed $justify="space-between" role="alert">
        <Note>{t('The receipts could not be loaded.')}</Note>
        <Button variant="quiet" onClick={tryAgain}>
          {t('Try again')}
        </Button>
      </Failed>
    );
  const { receipts, reminder, netting, transfers } = state.value;
  return (
    <>
      <TransfersBetween name={name} transfers={transfers} onChanged={refresh} />
      {netting && <NettingCard personId={id} name={name} netting={netting} onChanged={refresh} />}
      <Settle personId={id} name={name} receipts={receipts} reminder={reminder} onChanged={refresh} />
      <ul aria-label={t('Receipts with {name}', { name })}>
        {receipts.map(({ receipt: { id: receiptId, linkId, restaurantName, date, viewerSeat }, balance }) => (
          <Line key={receiptId}>
            <RowLink to={pays(balance, viewerSeat) ? `/receipts/${linkId}/payment` : `/receipts/${linkId}`}>
              <span>
                <strong>{restaurantName.trim() || t('Receipt')}</strong>
                <Note as="span">
                  <time dateTime={date}>{showDay(date)}</time>
                </Note>
                {balanceNotes(balance).map((note) => (
                  <Note as="span" key={note}>
                    {note}
                  </Note>
                ))}
              </span>
              <Amount>{netWords(balance)}</Amount>
              <ChevronIcon />
            </RowLink>
          </Line>
        ))}
      </ul>
      {receipts.length < receiptCount && (
        <More>
          {t('Here are {count} of them, the open ones first. The dashboard has all.', { count: receipts.length })}
        </More>
      )}
    </>
  );
}

/** A host who owes something passes it on, which the page of the receipt is for. */
function pays({ iOwe }: { iOwe: string }, { isHost }: { isHost: boolean }): boolean {
  return !isHost && centsOf(iOwe) > 0;
}

const Failed = styled(Row)`
  padding-bottom: ${space.m};
`;

const More = styled(Note)`
  padding-bottom: ${space.m};
`;

const Line = styled.li`
  border-top: 1px dashed ${color.rule};
`;

const Amount = styled.span`
  ${type.small}
  ${type.figures}
`;
