import { NO_NOTE, type BusinessNote } from '@fairtab/domain/books/BusinessNote';
import { MAX_ATTENDEES, MAX_LABEL, MAX_PROJECT } from '@fairtab/domain/inputs/bookFields';
import { t } from '@fairtab/domain/language/t';
import { useId, useState } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import { Banner } from '../../ui/Banner';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { TextField } from '../../ui/fields/TextField';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import type { BusinessNoteDialogMutation } from './__generated__/BusinessNoteDialogMutation.graphql';

const MUTATION = graphql`
  mutation BusinessNoteDialogMutation($input: SetBusinessNoteInput!) {
    setBusinessNote(input: $input) {
      ... on SetBusinessNotePayload @alias(as: "payload") {
        receipt {
          businessNote {
            label
            project
            attendees
          }
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** The labels that are offered. A host may write any other one. */
const OFFERED_LABELS = [t('Team lunch'), t('Client dinner')] as const;

interface BusinessNoteDialogProps {
  receiptId: string;
  note: BusinessNote | null;
  onSaved: (note: BusinessNote) => void;
  onClose: () => void;
}

/** The host's note for the own books: occasion, project and attendees. */
export function BusinessNoteDialog({ receiptId, note, onSaved, onClose }: BusinessNoteDialogProps) {
  const { label, project, attendees } = note ?? NO_NOTE;
  const [values, setValues] = useState<BusinessNote>({ label, project, attendees });
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<{ message: string; fields: Readonly<Record<string, string>> } | null>(null);
  const mutate = useMutate();
  const listId = useId();
  const change = (part: Partial<BusinessNote>) => setValues((known) => ({ ...known, ...part }));

  const submit = async (): Promise<void> => {
    setSaving(true);
    setRefusal(null);
    const outcome = await mutate<BusinessNoteDialogMutation>({
      mutation: MUTATION,
      variables: { input: { receiptId, ...values } },
    });
    setSaving(false);
    if (outcome.kind !== 'done') {
      setRefusal(outcome);
      return;
    }
    toast({ title: t('Saved for your books') });
    onSaved(outcome.payload.receipt.businessNote ?? NO_NOTE);
    onClose();
  };
  return (
    <FormDialog
      title={t('For your books')}
      action={t('Save')}
      loading={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Note>{t('Only you see this. It is in your business summary and in your files.')}</Note>
      {refusal && (
        <Banner tone="warn" role="alert" title={t('Not saved yet')}>
          {refusal.message}
        </Banner>
      )}
      <TextField
        label={t('Label')}
        optional
        list={listId}
        hint={t('Such as {firstLabel} or {secondLabel}.', {
          firstLabel: OFFERED_LABELS[0],
          secondLabel: OFFERED_LABELS[1],
        })}
        maxLength={MAX_LABEL}
        value={values.label}
        error={refusal?.fields['label']}
        onChange={(text) => change({ label: text })}
      />
      <datalist id={listId}>
        {OFFERED_LABELS.map((offered) => (
          <option key={offered} value={offered} />
        ))}
      </datalist>
      <TextField
        label={t('Project')}
        optional
        maxLength={MAX_PROJECT}
        value={values.project}
        error={refusal?.fields['project']}
        onChange={(text) => change({ project: text })}
      />
      <TextField
        label={t('Attendees')}
        optional
        maxLength={MAX_ATTENDEES}
        value={values.attendees}
        error={refusal?.fields['attendees']}
        onChange={(text) => change({ attendees: text })}
      />
    </FormDialog>
  );
}
