import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import { Badge } from '../../ui/Badge';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import type { CardAccountCard_processing$key } from './__generated__/CardAccountCard_processing.graphql';
import type { openCardAccountMutation } from './__generated__/openCardAccountMutation.graphql';
import { openCardAccount } from './openCardAccount';

/** Whether diners can pay this host by card in Fairtab, and the way to the processor, where that is set up. */
export function CardAccountCard({ processing: key }: { processing: CardAccountCard_processing$key }) {
  const { account, feePercent } = useFragment(
    graphql`
      fragment CardAccountCard_processing on CardProcessing {
        feePercent
        account {
          isReady
          payoutFailure
        }
      }
    `,
    key,
  );
  const mutate = useMutate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    const outcome = await mutate<openCardAccountMutation>({ mutation: openCardAccount, variables: {} });
    if (outcome.kind === 'done') {
      location.assign(outcome.payload.url);
      return;
    }
    setLeaving(false);
    toast({ title: t('That did not work'), message: outcome.message, variant: 'destructive' });
  };
  const isReady = account?.isReady ?? false;
  const state = isReady ? t('On') : account ? t('Not finished') : t('Off');
  const words = isReady
    ? t('Diners can pay you by card in Fairtab. They pay {feePercent}% on top, and you receive the full part.', {
        feePercent,
      })
    : t(
        'Let diners pay you by card in Fairtab. They pay {feePercent}% on top, and you receive the full part. Stripe pays it out to your bank, and asks for what the law wants to know of you. Fairtab sees none of that.',
        { feePercent },
      );
  return (
    <Card aria-labelledby="cards-title">
      <Stack $gap="m">
        <Row $justify="space-between">
          <Row>
            <Title id="cards-title">{t('Cards')}</Title>
            <Badge $tone={isReady ? 'accent' : 'neutral'}>{state}</Badge>
          </Row>
          <Button variant="secondary" loading={isLeaving} onClick={() => void leave()}>
            {isReady ? t('Change') : account ? t('Finish') : t('Set Up')}
          </Button>
        </Row>
        {account?.payoutFailure && (
          <Banner tone="warn">
            {t('Your bank did not take the last payout. Please check your bank account at Stripe.')}
          </Banner>
        )}
        <Note>{words}</Note>
      </Stack>
    </Card>
  );
}
