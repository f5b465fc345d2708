import { centsOf } from '@fairtab/domain/money';
import { rich } from '../../ui/rich';
import { t } from '@fairtab/domain/language/t';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { ErrorBoundary } from '../../app/boundaries/ErrorBoundary';
import { useShowLocalDay } from '../../lib/useShowLocalDay';
import { Badge } from '../../ui/Badge';
import { ChevronIcon } from '../../ui/icons';
import { lazyView } from '../../ui/lazyView';
import { Row } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { color, focusRing, motion, radius, shadow, space, TOUCH, type } from '../../ui/tokens';
import type { PersonRow_counterparty$key } from './__generated__/PersonRow_counterparty.graphql';
import { balanceNotes, netWords } from './balanceWords';
import { CurrencyContext } from '../../ui/CurrencyContext';

const PersonReceipts = lazyView(async () => (await import('./PersonReceipts')).PersonReceipts);

/** One person and what is open, which opens to the receipts between the two. */
export function PersonRow({ person: key }: { person: PersonRow_counterparty$key }) {
  const { id, name, hasAccount, asksToNet, receiptCount, lastReceiptAt, balance } = useFragment(
    graphql`
      fragment PersonRow_counterparty on Counterparty {
        id
        name
        hasAccount
        asksToNet
        receiptCount
        lastReceiptAt
        balance {
          currency
          owedToMe
          iOwe
          net
          toConfirm
          reported
        }
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const showDay = useShowLocalDay();
  return (
    <Paper>
      <Head aria-expanded={isOpen} aria-controls={contentId} onClick={() => setOpen(!isOpen)}>
        <Who>
          <Row as="span">
            <Name>{name}</Name>
            {!hasAccount && <Badge>{t('Guest')}</Badge>}
            {asksToNet && <Badge $tone="warn">{t('Asks you to net')}</Badge>}
          </Row>
          <Note as="span">
            {rich('{count, plural, one {# receipt} other {# receipts}} · last <time>{day}</time>', {
              count: receiptCount,
              day: showDay(lastReceiptAt),
              time: (day) => <time dateTime={lastReceiptAt}>{day}</time>,
            })}
          </Note>
          {balanceNotes(balance).map((note) => (
            <Note as="span" key={note}>
              {note}
            </Note>
          ))}
        </Who>
        <Net $open={centsOf(balance.net) !== 0}>{netWords(balance)}</Net>
        <Turning $open={isOpen}>
          <ChevronIcon />
        </Turning>
      </Head>
      <div id={contentId} hidden={!isOpen}>
        {isOpen && (
          <ErrorBoundary
            fallback={() => <Note role="alert">{t('This could not be loaded. Close it and try again.')}</Note>}
          >
            <CurrencyContext value={balance.currency}>
              <PersonReceipts id={id} name={name} receiptCount={receiptCount} />
            </CurrencyContext>
          </ErrorBoundary>
        )}
      </div>
    </Paper>
  );
}

const Paper = styled.li`
  padding: 0 ${space.l};
  border: 1px solid ${color.rule};
  border-radius: ${radius.l};
  background: ${color.card};
  box-shadow: ${shadow.card};
`;

/** With very large letters what is owed has a line of its own. */
const Head = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  width: 100%;
  min-height: ${TOUCH};
  padding: ${space.m} 0;
  border: 0;
  background: none;
  color: ${color.ink};
  text-align: start;
  cursor: pointer;
  ${focusRing}
`;

const Who = styled.span`
  display: grid;
  flex: 1 1 5rem;
  min-width: 0;
`;

const Name = styled.span`
  ${type.heading}
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Net = styled.span<{ $open: boolean }>`
  ${type.small}
  ${type.figures}
  max-width: calc(100% - 3rem);
  margin-inline-start: auto;
  font-weight: ${({ $open }) => ($open ? 600 : 400)};
  color: ${({ $open }) => ($open ? color.ink : color.inkSoft)};
  text-align: end;
`;

const Turning = styled.span<{ $open: boolean }>`
  display: grid;
  flex: none;
  color: ${color.inkSoft};
  transform: rotate(${({ $open }) => ($open ? 90 : 0)}deg);
  transition: transform ${motion.quick};
`;
