import { readUsername } from '@fairtab/domain/inputs/accountFields';
import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { TextField } from '../../ui/fields/TextField';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import type { AskDialogMutation } from './__generated__/AskDialogMutation.graphql';
import { Refusal } from '../../ui/Refusal';

const MUTATION = graphql`
  mutation AskDialogMutation($input: AskToTakeOverInput!) {
    askToTakeOver(input: $input) {
      ... on AskToTakeOverPayload @alias(as: "payload") {
        receipt {
          id
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

interface AskDialogProps {
  receiptId: string;
  part: { readonly id: string; readonly name: string; readonly money: string };
  onClose: () => void;
}

/** Asks a username. What it says afterwards is the same whether anybody has the name. */
export function AskDialog({ receiptId, part, onClose }: AskDialogProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const mutate = useMutate();
  const submit = async (): Promise<void> => {
    setRefusal(null);
    const reading = readUsername(typed.trim().replace(/^@/, ''));
    if (!reading.ok) {
      setProblem(reading.message);
      return;
    }
    setSending(true);
    const input = { receiptId, person: part.id, username: reading.value };
    const outcome = await mutate<AskDialogMutation>({ mutation: MUTATION, variables: { input } });
    setSending(false);
    if (outcome.kind === 'done') {
      onClose();
      toast({
        title: t('Asked for {amount}', { amount: part.money }),
        message: t('If @{username} is here, they will see it.', { username: reading.value }),
      });
    } else if (outcome.fields['username'] !== undefined) setProblem(outcome.fields['username']);
    else setRefusal(outcome.message);
  };
  return (
    <FormDialog
      title={t('Ask for {name}’s {amount}', { name: part.name, amount: part.money })}
      action={t('Ask for {amount}', { amount: part.money })}
      loading={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Refusal>{refusal}</Refusal>
      <Note>
        {t(
          'Who agrees takes {name}’s part over and pays it from their own phone. They see your name at the table, your username and the dishes. A name can be asked once for the same person.',
          { name: part.name },
        )}
      </Note>
      <TextField
        label={t('Username')}
        placeholder={t('@name')}
        required
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={typed}
        error={problem ?? undefined}
        onChange={(text) => {
          setTyped(text);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}
