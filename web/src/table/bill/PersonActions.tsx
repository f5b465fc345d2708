import { t } from '@fairtab/domain/language/t';
import { Button } from '../../ui/Button';
import { useTable } from '../TableContext';

interface PersonActionsProps {
  name: string;
  /** What the person owes, as it is shown. */
  amount: string;
  /** Ids of the claims that are not paid yet. */
  claimIds: readonly string[];
}

/** What the host can do about what somebody owes: a reminder, and cash that was put on the table. */
export function PersonActions({ name, amount, claimIds }: PersonActionsProps) {
  const { actions } = useTable();
  const [firstUnpaid] = claimIds;
  return (
    <>
      {firstUnpaid !== undefined && (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('Remind {name}', { name })}
          onClick={() => actions.open({ kind: 'remind', claimId: firstUnpaid, name })}
        >
          {t('Remind')}
        </Button>
      )}
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={t('Mark {name} as paid, {amount}', { name, amount })}
        onClick={() => actions.open({ kind: 'pay', claimIds })}
      >
        {t('Mark paid')}
      </Button>
    </>
  );
}
