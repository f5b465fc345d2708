import { readDescription, readRestaurantName } from '@fairtab/domain/inputs/fields';
import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { useEditReceipt } from '../../table/hosting/useEditReceipt';
import { Banner } from '../../ui/Banner';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { TextField } from '../../ui/fields/TextField';
import { toast } from '../../ui/toasts/toast';

interface RenameDialogProps {
  receipt: { readonly id: string; readonly restaurantName: string; readonly description: string };
  onClose: () => void;
}

type Problems = Readonly<Partial<Record<string, string>>>;

/** Changes only the receipt's names, so that it does not overwrite an edit that was made meanwhile. */
export function RenameDialog({ receipt, onClose }: RenameDialogProps) {
  const [restaurantName, setRestaurantName] = useState(receipt.restaurantName);
  const [description, setDescription] = useState(receipt.description);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const editReceipt = useEditReceipt();

  const submit = async (): Promise<void> => {
    const found = problemsOf({ restaurantName, description });
    setProblems(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    const outcome = await editReceipt({ receiptId: receipt.id, restaurantName, description });
    setSaving(false);
    if (outcome.kind === 'done') toast({ title: t('Receipt renamed') });
    if (outcome.kind === 'done' || outcome.kind === 'waiting') {
      onClose();
      return;
    }
    setProblems(outcome.fields);
    setRefusal(outcome.message);
  };
  return (
    <FormDialog
      title={t('Rename receipt')}
      action={t('Save')}
      loading={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {refusal && (
        <Banner tone="warn" role="alert" title={t('Not saved yet')}>
          {refusal}
        </Banner>
      )}
      <TextField
        label={t('Restaurant name')}
        value={restaurantName}
        error={problems['restaurantName']}
        onChange={setRestaurantName}
      />
      <TextField
        label={t('Description')}
        optional
        value={description}
        error={problems['description']}
        onChange={setDescription}
      />
    </FormDialog>
  );
}

function problemsOf(names: { restaurantName: string; description: string }): Problems {
  const name = readRestaurantName(names.restaurantName);
  const description = readDescription(names.description);
  return {
    ...(!name.ok && { restaurantName: name.message }),
    ...(!description.ok && { description: description.message }),
  };
}
