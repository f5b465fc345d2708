import { addCreditInput } from '@fairtab/domain/inputs/eveningInputs';
import { fieldErrors } from '@fairtab/domain/inputs/shape';
import { t } from '@fairtab/domain/language/t';
import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { localToday } from '../../lib/dates';
import { newKey } from '../../lib/newKey';
import { useMutate } from '../../network/relay/useMutate';
import { Banner } from '../../ui/Banner';
import { useCurrency } from '../../ui/CurrencyContext';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { focusFirstInvalid } from '../../ui/fields/focusFirstInvalid';
import { MoneyField } from '../../ui/fields/MoneyField';
import { NumberField } from '../../ui/fields/NumberField';
import { TextField } from '../../ui/fields/TextField';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import type { CreditDialogMutation } from './__generated__/CreditDialogMutation.graphql';
import { Refusal } from '../../ui/Refusal';

const MUTATION = graphql`
  mutation CreditDialogMutation($input: AddCreditInput!) {
    addCredit(input: $input) {
      ... on AddCreditPayload @alias(as: "payload") {
        evening {
          ...EveningView_evening
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

interface CreditDialogProps {
  eveningId: string;
  /** How many people the evening has. */
  people: number;
  onClose: () => void;
}

type Problems = Readonly<Partial<Record<string, string>>>;

/** Asks what else was paid. It becomes a receipt of the viewer in the evening, which the page shows then. */
export function CreditDialog({ eveningId, people: atTheEvening, onClose }: CreditDialogProps) {
  const currency = useCurrency();
  const [name, setName] = useState('');
  const [amount, setAmount] = useState('');
  const [people, setPeople] = useState(Math.max(2, atTheEvening));
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  /** What the server asks about this amount; null when it asks nothing. */
  const [question, setQuestion] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  // One key while the dialog is open, so that a second tap after a lost answer makes no second receipt.
  const [idempotencyKey] = useState(newKey);
  const form = useRef<HTMLFormElement>(null);
  const mutate = useMutate();

  const show = (found: Problems): void => {
    setProblems(found);
    focusFirstInvalid(form.current);
  };
  /** What was asked about one amount says nothing of another one. */
  const changeAmount = (changed: string): void => {
    setAmount(changed);
    setQuestion(null);
  };
  const submit = async (): Promise<void> => {
    setRefusal(null);
    const parsed = addCreditInput(currency).safeParse({ name, amount, people });
    if (!parsed.success) {
      show(Object.fromEntries(fieldErrors(parsed.error).map(({ path, message }) => [path, message])));
      return;
    }
    setProblems({});
    setSending(true);
    const isAmountConfirmed = question !== null;
    const date = localToday(new Date());
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const outcome = await mutate<CreditDialogMutation>({
      mutation: MUTATION,
      variables: {
        input: { ...{ eveningId, name, amount, people, date, timeZone, idempotencyKey }, isAmountConfirmed },
      },
    });
    setSending(false);
    if (outcome.kind === 'done') {
      onClose();
      toast({
        title: t('{name} is in the evening', { name: parsed.data.name }),
        message: t('The others claim their parts on its receipt.'),
      });
      return;
    }
    const asked = outcome.fields['isAmountConfirmed'];
    if (asked !== undefined) {
      setQuestion(asked);
      return;
    }
    setRefusal(outcome.message);
    show(outcome.fields);
  };
  return (
    <FormDialog
      ref={form}
      title={t('What else did you pay?')}
      action={question === null ? t('Put It in the Evening') : t('Yes, Put It in the Evening')}
      loading={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Refusal>{refusal}</Refusal>
      {question !== null && (
        <Banner tone="warn" role="alert">
          {question}
        </Banner>
      )}
      <TextField
        label={t('What it was')}
        placeholder={t('Taxi')}
        value={name}
        error={problems['name']}
        onChange={setName}
      />
      <MoneyField label={t('How much it was')} value={amount} error={problems['amount']} onChange={changeAmount} />
      <NumberField
        label={t('Shared among, with you')}
        min={2}
        max={100}
        value={people}
        error={problems['people']}
        onChange={setPeople}
      />
      <Note>
        {t(
          'It becomes a receipt of yours with equal parts. One is yours, and each of the others claims one with a tap.',
        )}
      </Note>
    </FormDialog>
  );
}
