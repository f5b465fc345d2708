import { isNamelessHost } from '@fairtab/domain/people/hostNames';
import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ArrivalName } from '../claiming/ArrivalName';
import { textOf } from '../../lib/deviceStorage';
import { useWaitingWrites } from '../../network/outbox/useWaitingWrites';
import { AmountBeside } from '../exchange/AmountBeside';
import { partOf, unpaidClaimIds } from '../groupPeople';
import { SaidInBar } from '../SaidInBar';
import { useTable } from '../TableContext';
import { withExtras } from '../withExtras';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Text';
import type { YourPart_receipt$key } from './__generated__/YourPart_receipt.graphql';
import { hostSummary } from './hostSummary';
import { PaidStamp } from './PaidStamp';
import { Amount, Arrival, Bar, Buttons, Figure, Label, Place, Sum } from './partBar';
import { invitationTo, wordsForPart, wordsToPay } from './partWords';
import { useUsualWay } from './useUsualWay';
import { useCurrency } from '../../ui/CurrencyContext';

interface YourPartProps {
  receipt: YourPart_receipt$key;
  title?: string;
  /** Shown on the button in place of "Pay" and the amount. */
  payLabel?: string;
}

/**
 * What the viewer owes, together with those who pay as one with them, and for a host without claims how far the table is. A
 * bar at the bottom of a phone, a card beside the bill on wide screens. Paying begins only here, so never under a finger that
 * claims.
 */
export function YourPart({ receipt: key, title = t('Your part'), payLabel }: YourPartProps) {
  const currency = useCurrency();
  const receipt = useFragment(
    graphql`
      fragment YourPart_receipt on Receipt {
        remaining
        hostDiner
        hostName
        exchangeRate {
          currency
          baseCurrency
          rate
          date
        }
        tax
        alcoholTax
        tip
        evenSplit {
          people
        }
        payTo {
          method
          handle
        }
        payments {
          amount
          status
        }
        people {
          id
          diner
          name
          owes
          paid
          household
          claims {
            id
          }
        }
        items {
          fullyClaimed
          claims {
            id
            status
          }
        }
      }
    `,
    key,
  );
  const { people, items, evenSplit, payTo, payments } = receipt;
  const { linkId, diner, isHost, actions } = useTable();
  const writes = useWaitingWrites(linkId);
  const usualWay = useUsualWay(payTo);
  const wordsId = useId();
  const part = partOf(people, diner);
  const queuedCents = writes
    .filter(({ move }) => move === 'claimItem')
    .reduce((sum, { input }) => sum + centsOf(textOf(input['expectedAmount'])), 0);
  const outstanding = unpaidClaimIds({ items, people, diner });
  const isUnanswered = outstanding.some(
    (id) => id.startsWith('new:') || writes.some(({ about }) => about.includes(id)),
  );
  const reported = isHost ? payments.filter(({ status }) => status === 'REPORTED') : [];
  const isEmpty = part.totalCents + queuedCents === 0;
  const isDone = part.totalCents > 0 && part.owesCents === 0 && queuedCents === 0;
  const isSettledByHost = isHost && part.owesCents === 0 && queuedCents === 0;
  const isOfTable = isSettledByHost && payLabel === undefined;
  const shownCents = isOfTable ? centsOf(receipt.remaining) : part.totalCents + queuedCents;
  const ofWhom = part.names.length > 1 ? t('{title}, for {names}', { title, names: listOf(part.names) }) : title;
  const words = isOfTable
    ? hostSummary({ items, reported, currency })
    : wordsForPart({
        part,
        currency,
        queuedCents,
        isHost,
        // The head of the table invites by the host's name.
        invitation:
          payLabel === undefined && !isNamelessHost(receipt.hostName)
            ? ''
            : invitationTo({ isEven: evenSplit !== null, isReason: payLabel !== undefined }),
        extras: withExtras(receipt) ?? '',
      });
  return (
    <Place>
      <Bar aria-label={title} tabIndex={-1}>
        {isEmpty && !isHost && (
          <Arrival>
            <ArrivalName people={people} host={receipt} />
          </Arrival>
        )}
        <Sum>
          <Label as="h2">{isOfTable ? t('The table') : ofWhom}</Label>
          <Figure>
            <Amount amount={shownCents} />
            <Note as="span" id={wordsId}>
              {words}
            </Note>
          </Figure>
          {receipt.exchangeRate && <AmountBeside amountCents={shownCents} at={receipt.exchangeRate} />}
          <SaidInBar />
        </Sum>
        {isDone && !isSettledByHost && <PaidStamp />}
        <Buttons>
          {isHost && payTo.length === 0 && (
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => actions.open({ kind: 'payee' })}>
              {t('How do they pay you?')}
            </Button>
          )}
          {reported.length > 0 && (
            <Button size="large" aria-haspopup="dialog" onClick={() => actions.open({ kind: 'confirm' })}>
              {t('Confirm {count}', { count: reported.length })}
            </Button>
          )}
          {(part.owesCents > 0 || payLabel !== undefined) && (
            <Button
              variant={isHost ? 'secondary' : 'primary'}
              size="large"
              disabled={isUnanswered || part.owesCents === 0}
              aria-describedby={part.owesCents === 0 ? wordsId : undefined}
              aria-haspopup="dialog"
              onClick={() => actions.open({ kind: 'pay', claimIds: outstanding })}
            >
              {payLabel ??
                (isHost
                  ? t('Mark paid {amount}', { amount: displayMoney(part.owesCents, currency) })
                  : wordsToPay(displayMoney(part.owesCents, currency), usualWay))}
            </Button>
          )}
        </Buttons>
      </Bar>
    </Place>
  );
}
