import { useState } from 'react';
import { Banner } from '../../ui/Banner';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import { useAnswerRequest } from './useAnswerRequest';

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
      toast({ title: blocksSender ? `@${fromUsername} is blocked` : 'Request declined' });
    } else setRefusal(outcome.message);
  };
  return (
    <FormDialog
      title="Decline this request?"
      action={blocksSender ? 'Decline and Block' : 'Decline'}
      loading={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {refusal && (
        <Banner tone="danger" role="alert">
          {refusal}
        </Banner>
      )}
      <Note>
        {hostName} is told nothing, and cannot ask you for this again. If it was a mistake, tell {hostName} yourself.
      </Note>
      <Checkbox
        label={`Block @${fromUsername}: no more requests from this account`}
        checked={blocksSender}
        onChange={setBlocks}
      />
    </FormDialog>
  );
}
