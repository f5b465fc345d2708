import { isNamelessHost } from '@fairtab/domain/hostNames';
import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { ArrivalName } from '../claiming/ArrivalName';
import { textOf } from '../../lib/deviceStorage';
import { useWaitingWrites } from '../../network/outbox/useWaitingWrites';
import { AmountBeside } from '../exchange/AmountBeside';
import { partOf, unpaidClaimIds } from '../groupPeople';
import { SaidInBar } from '../SaidInBar';
import { useTable } from '../TableContext';
import { withExtras } from '../withExtras';
import { Button } from '../../ui/Button';
import { hiddenToEyes } from '../../ui/VisuallyHidden';
import { RollingMoney } from '../../ui/RollingMoney';
import { Note } from '../../ui/Text';
import { color, font, media, radius, shadow, space, type } from '../../ui/tokens';
import type { YourPart_receipt$key } from './__generated__/YourPart_receipt.graphql';
import { hostSummary } from './hostSummary';
import { PaidStamp } from './PaidStamp';
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
            <ArrivalName people={people} />
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

/** On phones it stays at the bottom of the view. On wide screens its whole column stays in view. */
const Place = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 5;
  container-type: inline-size;
  @media (scripting: none) {
    position: static;
  }
  ${media.wide} {
    position: static;
  }
`;

/** Very large letters leave the bar its sum and its buttons, so that dishes stay in view. */
const LARGE_LETTERS = '@container (max-width: 15rem)';

/** With very large letters the name is asked with the first tap. */
const Arrival = styled.div`
  display: contents;
  ${LARGE_LETTERS} {
    display: none;
  }
`;

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
  padding: ${space.s} ${space.l} max(${space.s}, env(safe-area-inset-bottom));
  background: ${color.card};
  border-top: 1px solid ${color.rule};
  box-shadow: ${shadow.raised};
  ${media.wide} {
    display: grid;
    gap: ${space.m};
    padding: ${space.xl};
    border: 1px solid ${color.rule};
    border-radius: ${radius.l};
    box-shadow: ${shadow.card};
  }
`;

/** They fill a line of their own, and take no more than they need beside the sum. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1 0 auto;
  gap: ${space.xs} ${space.s};
  max-width: 100%;
  &:empty {
    display: none;
  }
  button {
    flex: 1 1 auto;
    padding-inline: ${space.l};
  }
  ${media.wide} {
    flex-direction: column;
    gap: ${space.m};
  }
`;

const Sum = styled.div`
  position: relative;
  flex: 999 1 7rem;
  min-width: 0;
  overflow-wrap: anywhere;
  ${media.wide} {
    container-type: inline-size;
  }
`;

const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s};
  line-height: 1.2;
  > :last-child {
    line-height: 1.25;
    ${LARGE_LETTERS} {
      ${hiddenToEyes}
    }
  }
  ${media.wide} {
    display: grid;
  }
`;

const Label = styled.p`
  ${type.label}
  line-height: 1.2;
  color: ${color.inkSoft};
  ${LARGE_LETTERS} {
    ${hiddenToEyes}
  }
`;

const Amount = styled(RollingMoney)`
  font: 600 1.5rem/1.15 ${font.display};
  ${type.figures}
  letter-spacing: -0.02em;
  ${media.wide} {
    font-size: min(3.25rem, 17cqi);
  }
`;
