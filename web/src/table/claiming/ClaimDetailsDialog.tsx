import { t } from '@fairtab/domain/language/t';
import { dueOf } from '../dueOf';
import { centsOf } from '@fairtab/domain/money';
import { Suspense } from 'react';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Text';
import { ClaimContact } from './ClaimContact';
import { showMoment } from '../../lib/dates';
import { describePortion } from '../portions';
import { methodLabel } from '../../lib/wireMethod';
import { useTable } from '../TableContext';
import { sendEndTreat } from './sendEndTreat';
import type { TableState } from '../tableState';

const STATUS: Partial<Record<string, string>> = {
  CLAIMED: t('Still to pay'),
  PAID: t('Paid'),
  CANCELLED: t('Cancelled'),
};

/** What the host can do about a diner's claim. */
export function ClaimDetailsDialog({
  table,
  claimId,
  onClose,
}: {
  table: TableState;
  claimId: string;
  onClose: () => void;
}) {
  const shown = useTable();
  const { actions } = shown;
  const item = table.items.find(({ claims }) => claims.some(({ id }) => id === claimId));
  const claim = item?.claims.find(({ id }) => id === claimId);
  if (!item || !claim) return null;
  const payment = table.payments.find(({ id }) => id === claim.payment?.id);
  const andClose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${claim.claimerName}: ${item.name}`}
      footer={
        claim.status === 'CLAIMED' ? (
          <>
            {dueOf(claim) > 0 && (
              <Button block onClick={() => actions.open({ kind: 'pay', claimIds: [claimId] })}>
                {t('Mark as paid')}
              </Button>
            )}
            {claim.treatedName && (
              <Button block variant="secondary" onClick={andClose(() => void sendEndTreat(shown, [claimId]))}>
                {t('Give back to {name}', { name: claim.treatedName })}
              </Button>
            )}
            <Button block variant="secondary" onClick={andClose(() => actions.cancelClaim(claimId))}>
              {t('Cancel this claim')}
            </Button>
          </>
        ) : (
          claim.status === 'PAID' && (
            <Button block variant="secondary" onClick={andClose(() => actions.reopenClaim(claimId))}>
              {t('The money did not arrive: reopen')}
            </Button>
          )
        )
      }
    >
      <LeaderList>
        <LeaderRow $strong>
          <dt>{describePortion({ ...claim, quantity: item.quantity }) || t('All of it')}</dt>
          <dd>
            <Money amount={claim.amount} />
          </dd>
        </LeaderRow>
        {centsOf(claim.covered) > 0 && (
          <LeaderRow>
            <dt>{t('Paid at the restaurant')}</dt>
            <dd>
              <Money amount={claim.covered} />
            </dd>
          </LeaderRow>
        )}
        {claim.treatedName !== null && (
          <LeaderRow>
            <dt>{t('Had by')}</dt>
            <dd>{claim.treatedName}</dd>
          </LeaderRow>
        )}
        <LeaderRow>
          <dt>{t('Claimed')}</dt>
          <dd>{showMoment(claim.createdAt)}</dd>
        </LeaderRow>
        <LeaderRow>
          <dt>{t('Status')}</dt>
          <dd>
            <Badge $tone={claim.status === 'PAID' ? 'accent' : 'neutral'}>{STATUS[claim.status] ?? claim.status}</Badge>
          </dd>
        </LeaderRow>
        {payment && (
          <LeaderRow>
            <dt>{t('Paid by')}</dt>
            <dd>{methodLabel(payment.method)}</dd>
          </LeaderRow>
        )}
      </LeaderList>
      <Suspense
        fallback={<Note>{t('Looking up how to reach {name}…', { name: claim.treatedName ?? claim.claimerName })}</Note>}
      >
        <ClaimContact claimId={claimId} />
      </Suspense>
    </Dialog>
  );
}
