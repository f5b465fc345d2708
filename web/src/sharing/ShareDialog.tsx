import { t } from '@fairtab/domain/language/t';
import { Dialog } from '../ui/dialogs/Dialog';
import { Perforation } from '../ui/layout/Card';
import { Stack } from '../ui/layout/Stack';
import { HandOver } from './HandOver';
import { SharePanel } from './SharePanel';
import type { SharedTable } from './shareTexts';

interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  receipt: SharedTable;
}

/** The share panel over a screen that shows something else. */
export function ShareDialog({ open, onClose, receipt }: ShareDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Bring the table in')}>
      <Stack $gap="l">
        <SharePanel receipt={receipt} />
        <Perforation />
        <HandOver linkId={receipt.linkId} />
      </Stack>
    </Dialog>
  );
}
