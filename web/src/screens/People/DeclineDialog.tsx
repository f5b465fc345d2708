import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import { useAnswerRequest } from './useAnswerRequest';
import { Refusal } from '../../ui/Refusal';

interface DeclineDialogProps {
  requestId: string;
  hostName: string;
  fromUsername: string;
  onClose: () => void;
}

/** Declines a request, and blocks its sender when that is ticked. */
export function DeclineDialog({ requestId, hostName, fromUsername, onClose }: DeclineDialogProps) {
  const [blocksSender, setBlocks] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { decline } = useAnswerRequest();
  const submit = async (): Promise<void> => {
    setRefusal(null);
    setSending(true);
    const outcome = await decline({ requestId, blocksSender });
    setSending(false);
    if (outcome.kind === 'done') {
      onClose();
      toast({ title: blocksSender ? t('@{username} is blocked', { username: fromUsername }) : t('Request declined') });
    } else setRefusal(outcome.message);
  };
  return (
    <FormDialog
      title={t('Decline this request?')}
      action={blocksSender ? t('Decline and Block') : t('Decline')}
      loading={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Refusal>{refusal}</Refusal>
      <Note>
        {t(
          '{hostName} is told nothing, and cannot ask you for this again. If it was a mistake, tell {hostName} yourself.',
          { hostName },
        )}
      </Note>
      <Checkbox
        label={t('Block @{username}: no more requests from this account', { username: fromUsername })}
        checked={blocksSender}
        onChange={setBlocks}
      />
    </FormDialog>
  );
}
