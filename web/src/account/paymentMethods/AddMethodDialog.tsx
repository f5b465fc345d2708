import { t } from '@fairtab/domain/language/t';
import { useRef, useState } from 'react';
import { Checkbox } from '../../ui/fields/Checkbox';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { focusFirstInvalid } from '../../ui/fields/focusFirstInvalid';
import { RadioCards } from '../../ui/fields/RadioCards';
import { TextField } from '../../ui/fields/TextField';
import { toast } from '../../ui/toasts/toast';
import {
  displayNameOf,
  EMPTY_METHOD,
  identifierField,
  inputOf,
  METHOD_TYPES,
  problemsOf,
  type MethodForm,
  type MethodProblems,
} from './methodForm';
import { useAddMethod } from './useAddMethod';
import { Refusal } from '../../ui/Refusal';

interface AddMethodDialogProps {
  /** The first method becomes the default without a question. */
  isFirst: boolean;
  onClose: () => void;
}

/** The form for a new payment method. It keeps what was typed until the method is saved. */
export function AddMethodDialog({ isFirst, onClose }: AddMethodDialogProps) {
  const [form, setForm] = useState<MethodForm>(EMPTY_METHOD);
  const [problems, setProblems] = useState<MethodProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const addMethod = useAddMethod();
  const { type } = form;
  const identifier = type && identifierField(type);

  const change = (changed: Partial<MethodForm>): void => {
    setForm({ ...form, ...changed });
    const stillWrong = Object.entries(problems).filter(([field]) => !(field in changed));
    setProblems(Object.fromEntries(stillWrong));
  };
  const refuse = (found: MethodProblems): void => {
    setProblems(found);
    focusFirstInvalid(element.current);
  };
  const submit = async (): Promise<void> => {
    if (isSaving) return;
    setRefusal(null);
    const found = problemsOf(form);
    if (!type || Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    setSaving(true);
    const outcome = await addMethod(inputOf({ ...form, type }));
    setSaving(false);
    if (outcome.kind === 'done') {
      onClose();
      toast({ title: t('Payment method added!') });
      return;
    }
    toast({ title: t('Error adding payment method'), message: outcome.message, variant: 'destructive' });
    if (Object.keys(outcome.fields).length > 0) refuse(outcome.fields);
    else setRefusal(outcome.message);
  };

  return (
    <FormDialog
      ref={element}
      title={t('Add Payment Method')}
      action={t('Add Payment Method')}
      loading={isSaving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Refusal>{refusal}</Refusal>
      <RadioCards
        label={t('Type')}
        value={type}
        onChange={(next) => change({ type: next, identifier: next === type ? form.identifier : '' })}
        error={problems.type ?? null}
        columns={2}
        options={METHOD_TYPES}
      />
      {identifier && (
        <>
          <TextField
            {...identifier}
            required
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={form.identifier}
            error={problems.identifier}
            onChange={(text) => change({ identifier: text })}
          />
          <TextField
            label={t('Display name')}
            hint={t('What you call it, for your own eyes.')}
            required
            value={displayNameOf(form)}
            error={problems.displayName}
            onChange={(displayName) => change({ displayName })}
          />
          {!isFirst && (
            <Checkbox
              label={t('Use as my default')}
              checked={form.isDefault}
              onChange={(isDefault) => change({ isDefault })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
