import { t } from '@fairtab/domain/language/t';
import { Button } from '../../ui/Button';
import { useTable } from '../TableContext';

interface PersonActionsProps {
  name: string;
  /** The name as the table sees it. */
  label: string;
  /** What the person owes, as it is shown. */
  amount: string;
  /** Ids of the claims that are not paid yet. */
  claimIds: readonly string[];
  canTreat: boolean;
}

/** What can be done about what somebody owes: treating them, and for the host a reminder and cash that was put on the table. */
export function PersonActions({ name, label, amount, claimIds, canTreat }: PersonActionsProps) {
  const { isHost, actions } = useTable();
  const [firstUnpaid] = claimIds;
  return (
    <>
      {canTreat && (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('Treat {name}', { name: label })}
          onClick={() => actions.open({ kind: 'treat', claimIds })}
        >
          {t('Treat')}
        </Button>
      )}
      {isHost && firstUnpaid !== undefined && (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('Remind {name}', { name })}
          onClick={() => actions.open({ kind: 'remind', claimId: firstUnpaid, name })}
        >
          {t('Remind')}
        </Button>
      )}
      {isHost && (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('Mark {name} as paid, {amount}', { name, amount })}
          onClick={() => actions.open({ kind: 'pay', claimIds })}
        >
          {t('Mark paid')}
        </Button>
      )}
    </>
  );
}
