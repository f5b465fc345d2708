import { t } from '@fairtab/domain/language/t';
import { newKey } from '../../lib/newKey';
import { showMoney } from '../../lib/wireMoney';
import { useCurrency } from '../../ui/CurrencyContext';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { useTable } from '../TableContext';
import type { TableState } from '../tableState';
import { rememberDiner } from './rememberedDiner';

interface TakePlaceDialogProps {
  table: TableState;
  personId: string;
  onClose: () => void;
}

/** Asks once more before a phone is somebody for whom the host claimed: what they owe is this phone's from then on. */
export function TakePlaceDialog({ table, personId, onClose }: TakePlaceDialogProps) {
  const { linkId, send } = useTable();
  const currency = useCurrency();
  const person = table.people.find(({ id }) => id === personId);
  if (!person) return null;
  const { name, owes } = person;
  const submit = (): void => {
    rememberDiner({ name, email: '', phone: '' });
    onClose();
    void send({
      key: newKey(),
      move: 'takePlace',
      input: { receiptId: linkId, personId },
      about: [personId],
      words: t('Say that you are {name}', { name }),
      done: { title: t('You are {name} at this table', { name }) },
      refused: t('That did not work'),
    });
  };
  return (
    <FormDialog
      title={t('Are you {name}?', { name })}
      action={t('I am {name}', { name })}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {t(
          '{hostName} claimed {amount} for {name}. It is yours then: you pay it on this phone, and no other phone is {name}.',
          {
            hostName: table.hostName,
            amount: showMoney(owes, currency),
            name,
          },
        )}
      </p>
    </FormDialog>
  );
}
