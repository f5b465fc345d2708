import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { copyText } from '../../sharing/copyText';
import { Button } from '../../ui/Button';
import { ShareIcon } from '../../ui/icons';
import { lazyView } from '../../ui/lazyView';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Row, Stack } from '../../ui/layout/Stack';
import { Title } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';

const QrCode = lazyView(
  async () => (await import('../../sharing/QrCode')).QrCode,
  <Skeleton $height="224px" $width="224px" />,
);

/** The address of this page for other diners, as a link and as a QR code. */
export function ShareTools() {
  const [qrShown, setQrShown] = useState(false);
  const copy = async (): Promise<void> => {
    if (await copyText(location.href)) toast({ title: t('Link copied!') });
  };
  return (
    <Stack as="section" $gap="m" aria-labelledby="share-title">
      <Title id="share-title">{t('verb|Share')}</Title>
      <Row>
        <Button variant="secondary" onClick={() => void copy()}>
          <ShareIcon /> {t('Share Link')}
        </Button>
        <Button variant="secondary" aria-expanded={qrShown} onClick={() => setQrShown(!qrShown)}>
          {t('QR Code')}
        </Button>
      </Row>
      {qrShown && <QrCode value={location.href} label={t("QR code of this receipt's link")} />}
    </Stack>
  );
}
