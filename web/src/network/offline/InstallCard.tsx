import { t } from '@fairtab/domain/language/t';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { dismissInstallHint, install, type InstallWay } from './installOffer';

/** The card of InstallHint. */
export function InstallCard({ way }: { way: InstallWay }) {
  return (
    <Card aria-labelledby="install-title">
      <Stack $gap="s">
        <Title id="install-title">{t('Keep this table at hand')}</Title>
        <Note>
          {way === 'button'
            ? t('Put Fairtab on your home screen. It opens your tables with one tap, also without a signal.')
            : t(
                'Tap Share in your browser, then “Add to Home Screen”. Your tables open with one tap, also without a signal.',
              )}
        </Note>
        <Row>
          {way === 'button' && (
            <Button variant="secondary" onClick={() => void install()}>
              {t('Add Fairtab')}
            </Button>
          )}
          <Button variant="quiet" onClick={dismissInstallHint}>
            {t('No, thanks')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
