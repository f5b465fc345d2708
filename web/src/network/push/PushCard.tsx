import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { dismissOffer } from './pushPermission';
import { usePush } from './usePush';

/** The card of PushHint. */
export function PushCard() {
  const { state, isBusy, problem, turnOn } = usePush();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const dismiss = (): void => {
    dismissOffer();
    setDismissed(true);
  };
  const isOpen = state === 'looking' || state === 'off';
  return (
    <Card aria-labelledby="push-title">
      <Stack $gap="s">
        <Title id="push-title">{t('Hear about this table')}</Title>
        <Note role="status">{problem ?? WORDS[state]}</Note>
        <Row>
          {isOpen && (
            <Button variant="secondary" loading={isBusy} onClick={() => void turnOn()}>
              {t('Show messages here')}
            </Button>
          )}
          <Button variant="quiet" onClick={dismiss}>
            {isOpen ? t('No, thanks') : t('Close')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

const OFFER = t(
  'When something of yours is unpaid, or somebody pays you, this device tells you, also when Fairtab is closed.',
);
const WORDS = {
  looking: OFFER,
  off: OFFER,
  on: t('This device tells you from now on.'),
  denied: t('Your browser shows no messages of Fairtab. You can change that in its settings.'),
  unsupported: t('This browser shows no messages.'),
  unavailable: t('This Fairtab sends no messages to browsers.'),
} as const;
