import { t } from '@fairtab/domain/language/t';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields/TextField';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { TextLink } from '../../ui/Links';
import { Heading, Note } from '../../ui/Text';
import { useEveningOfReceipt } from './useEveningOfReceipt';

/** The evening that the receipt is in, or a form that begins one or puts the receipt into one whose link the host has. */
export function PutInEvening({ receiptId, isShared }: { receiptId: string; isShared: boolean }) {
  const { state, isBusy, tryAgain, put } = useEveningOfReceipt(receiptId);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void put(text).then(setProblem);
  };
  return (
    <Stack $gap="s">
      <Heading>{t('Evening')}</Heading>
      {state.kind === 'loading' && <Skeleton $height="4.5rem" />}
      {state.kind === 'failed' && (
        <>
          <Note>{t('The evening could not be loaded just now.')}</Note>
          <div>
            <Button variant="secondary" onClick={tryAgain}>
              {t('Load it')}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'there' && state.value && (
        <Note>
          {t('This receipt is part of an evening:')}{' '}
          <TextLink to={`/evenings/${state.value.linkId}`}>{state.value.name}</TextLink>
        </Note>
      )}
      {state.kind === 'there' && !state.value && !isShared && (
        <Note>{t('Only a receipt that everybody with the link may see can be in an evening.')}</Note>
      )}
      {state.kind === 'there' && !state.value && isShared && (
        <form onSubmit={submit}>
          <Stack $gap="s">
            <Note>{t('Put several receipts under one link, and settle all of them with the fewest payments.')}</Note>
            <TextField
              label={t('A name for a new evening, or the link of one')}
              placeholder={t('Friday night')}
              value={text}
              error={problem}
              onChange={setText}
            />
            <div>
              <Button type="submit" variant="secondary" loading={isBusy}>
                {t('Put It in an Evening')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
