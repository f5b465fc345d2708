import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { CopyButton } from '../../../sharing/CopyButton';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { useAskBeforeLeaving } from '../../../ui/dialogs/useAskBeforeLeaving';
import { DownloadIcon } from '../../../ui/icons';
import { Row } from '../../../ui/layout/Stack';
import { color, radius, space } from '../../../ui/tokens';
import { downloadText } from '../../../lib/downloadText';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The recovery codes, for a lost phone. The server keeps only their hashes, so they can be read only here. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join('\n');
  const { close, question } = useAskBeforeLeaving({
    isNeeded: true,
    onClose,
    question: {
      title: t('Have you saved the codes?'),
      children: t('They are shown only now. Without them a lost phone locks you out of your account.'),
      stay: t('Back to the codes'),
      leave: t('Close without saving'),
    },
  });
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={t('Your recovery codes')}
        footer={
          <Button size="large" block onClick={onClose}>
            {t('I have saved them')}
          </Button>
        }
      >
        <Banner tone="warn" title={t('They are shown only now')}>
          {t('Each gets you in once when your phone is not at hand. Keep them where you keep your papers.')}
        </Banner>
        <Codes aria-label={t('Recovery codes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Row>
          <CopyButton text={text} name={t('all codes')}>
            {t('Copy')}
          </CopyButton>
          <Button
            variant="secondary"
            onClick={() => downloadText({ name: 'fairtab-recovery-codes.txt', text: `${text}\n`, type: 'text/plain' })}
          >
            <DownloadIcon /> {t('Download')}
          </Button>
        </Row>
      </Dialog>
      {question}
    </>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s} ${space.l};
  padding: ${space.l};
  border-radius: ${radius.m};
  background: ${color.sunken};
  font:
    600 1rem/1.5 ui-monospace,
    SFMono-Regular,
    Menlo,
    Consolas,
    monospace;
  text-align: center;
  user-select: all;
`;
