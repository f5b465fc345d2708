import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { showMoney } from '../../lib/wireMoney';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import type { SettleCard_evening$key } from './__generated__/SettleCard_evening.graphql';
import { useEveningMoves } from './useEveningMoves';
import { useCurrency } from '../../ui/CurrencyContext';

/** The fewest transfers that settle what is open now, and who still has to agree. Nothing when nothing is open. */
export function SettleCard({ evening: key }: { evening: SettleCard_evening$key }) {
  const currency = useCurrency();
  const { id, planKey, planned, asked, proposal, viewerKey, receipts } = useFragment(
    graphql`
      fragment SettleCard_evening on Evening {
        id
        planKey
        viewerKey
        planned {
          from {
            key
            name
          }
          to {
            key
            name
          }
          amount
        }
        asked {
          key
          name
        }
        proposal {
          isOutdated
          proposedBy {
            key
            name
          }
          agreed {
            key
          }
        }
        receipts {
          viewerSeat {
            isHost
          }
        }
      }
    `,
    key,
  );
  const { busy, settle, decline } = useEveningMoves();
  if (planKey === null || planKey === undefined) return null;
  const isCurrent = proposal !== null && proposal !== undefined && !proposal.isOutdated;
  const waiting = asked.filter(({ key: host }) => !isCurrent || !proposal.agreed.some((agreed) => agreed.key === host));
  const others = asked.filter(({ key: host }) => host !== viewerKey);
  const isAsked = asked.some((host) => host.key === viewerKey);
  const isWaitedFor = waiting.some((host) => host.key === viewerKey);
  const isLast = isWaitedFor && waiting.length === 1;
  const mine = receipts.some(({ viewerSeat }) => viewerSeat.isHost) || proposal?.proposedBy?.key === viewerKey;
  const label = isLast ? t('Settle the Evening') : isCurrent ? t('Agree') : t('Propose to Settle');
  const by = proposal?.proposedBy?.name ?? t('Somebody');
  return (
    <Card aria-labelledby="settle">
      <Stack>
        <Title id="settle">{t('Settle it')}</Title>
        <Note>
          {planned.length === 0
            ? t('All debts cancel each other. No money has to move.')
            : t(
                '{transfers, plural, one {One transfer settles all that is open.} other {# transfers settle all that is open.}}',
                { transfers: planned.length },
              )}
        </Note>
        <LeaderList>
          {planned.map(({ from, to, amount }) => (
            <LeaderRow key={`${from.key} ${to.key}`}>
              <dt>{t('{from} pays {to}', { from: from.name, to: to.name })}</dt>
              <dd>{showMoney(amount, currency)}</dd>
            </LeaderRow>
          ))}
        </LeaderList>
        <div role="status">
          {isCurrent && (
            <Banner title={t('{name} proposed this', { name: by })}>
              {t('It waits for {names}.', { names: listOf(waiting.map(({ name }) => name)) })}
            </Banner>
          )}
          {proposal?.isOutdated && (
            <Banner tone="warn" title={t('Something changed since {name} proposed to settle', { name: by })}>
              {t('That proposal is void. These are the amounts now.')}
            </Banner>
          )}
        </div>
        {!isCurrent && (
          <Note>
            {others.length > 0 &&
              t('{names} must agree, because people from other tables may pay them then.', {
                names: listOf(others.map(({ name }) => name)),
              })}{' '}
            {t('What is open on the receipts then counts as paid, and these transfers are owed instead.')}
          </Note>
        )}
        <Row>
          {viewerKey && (!isCurrent || isWaitedFor) && (
            <Button loading={busy === 'settle'} onClick={() => void settle({ eveningId: id, planKey })}>
              {label}
            </Button>
          )}
          {isCurrent && mine && (
            <Button variant="secondary" loading={busy === 'decline'} onClick={() => void decline(id)}>
              {isAsked && isWaitedFor ? t('Decline') : t('Take Back the Proposal')}
            </Button>
          )}
        </Row>
        {!viewerKey && (
          <Note>{t('Who takes part in one of the receipts can propose it, on the phone that claimed.')}</Note>
        )}
      </Stack>
    </Card>
  );
}
