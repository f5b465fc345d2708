import { t } from '@fairtab/domain/language/t';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { usePush } from '../../network/push/usePush';

/** What the switches of push messages can do in this browser. */
export function PushNote({ isAvailable }: { isAvailable: boolean }) {
  if (!isAvailable) return <>{t('This Fairtab sends no messages to browsers. These would come there:')}</>;
  return <InThisBrowser />;
}

function InThisBrowser() {
  const { state, isBusy, problem, turnOn, turnOff } = usePush();
  return (
    <Stack $gap="s" as="span" aria-live="polite">
      {problem ?? WORDS[state]}
      {state === 'off' && (
        <Button variant="secondary" loading={isBusy} onClick={() => void turnOn()}>
          {t('Show messages in this browser')}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="quiet" loading={isBusy} onClick={() => void turnOff()}>
          {t('No more messages in this browser')}
        </Button>
      )}
    </Stack>
  );
}

const WORDS = {
  looking: t('Shown by your phone or browser, where you allow it.'),
  off: t('This browser does not show them yet.'),
  on: t('This browser shows them.'),
  denied: t('This browser was told not to show any, so these do nothing here. You can change that in its settings.'),
  unsupported: t('This browser cannot show any. On an iPhone, add Fairtab to the home screen first.'),
  unavailable: t('This Fairtab sends no messages to browsers. These would come there:'),
} as const;
