import { readDescription, readRestaurantName } from '@fairtab/domain/inputs/fields';
import { useState, type SubmitEvent } from 'react';
import { useEditReceipt } from '../../hosting/useEditReceipt';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Stack } from '../../ui/Stack';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';

interface RenameDialogProps {
  receipt: { readonly id: string; readonly restaurantName: string; readonly description: string };
  onClose: () => void;
}

type Problems = Readonly<Partial<Record<string, string>>>;

const FORM = 'rename-form';

/** Changes the receipt's names and nothing else, so that an edit that was made meanwhile stays. */
export function RenameDialog({ receipt, onClose }: RenameDialogProps) {
  const [restaurantName, setRestaurantName] = useState(receipt.restaurantName);
  const [description, setDescription] = useState(receipt.description);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const editReceipt = useEditReceipt();

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found = problemsOf({ restaurantName, description });
    setProblems(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    const outcome = await editReceipt({ receiptId: receipt.id, restaurantName, description });
    setSaving(false);
    if (outcome.kind === 'done') {
      toast({ title: 'Receipt renamed' });
      onClose();
      return;
    }
    setProblems(outcome.fields);
    setRefusal(outcome.kind === 'unreachable' ? 'No connection. Try again in a moment.' : outcome.message);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename receipt"
      footer={
        <Button type="submit" form={FORM} size="large" block loading={saving}>
          Save
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {refusal && (
            <Banner tone="warn" role="alert" title="Not saved yet">
              {refusal}
            </Banner>
          )}
          <TextField
            label="Restaurant name"
            value={restaurantName}
            error={problems['restaurantName']}
            onChange={setRestaurantName}
          />
          <TextField
            label="Description"
            optional
            value={description}
            error={problems['description']}
            onChange={setDescription}
          />
        </Stack>
      </form>
    </Dialog>
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
