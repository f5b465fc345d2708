import { t } from '@fairtab/domain/language/t';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { CardIcon, PlusIcon } from '../../ui/icons';

export function NoMethods({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title={t('No payment methods yet')}
      icon={<CardIcon />}
      action={
        <Button size="large" aria-haspopup="dialog" onClick={onAdd}>
          <PlusIcon /> {t('Add Payment Method')}
        </Button>
      }
    >
      {t(
        'Save your Venmo, Cash App, Zelle or PayPal once. Then paying takes one tap, and friends know where to pay you.',
      )}
    </EmptyState>
  );
}
