import { ButtonLink } from '../ui/Links';
import { Dialog } from '../ui/dialogs/Dialog';
import { Perforation } from '../ui/layout/Card';
import { Stack } from '../ui/layout/Stack';
import { Note } from '../ui/Text';
import type { StartExportInput } from './__generated__/useExportFilesMutation.graphql';
import { ExportPanel } from './ExportPanel';

interface ExportDialogProps {
  /** How many receipts the filter matches. */
  count: number;
  request: Omit<StartExportInput, 'format'>;
  onClose: () => void;
}

/** Takes the receipts of the dashboard along, as they are filtered there. */
export function ExportDialog({ count, request, onClose }: ExportDialogProps) {
  return (
    <Dialog open title="Export" onClose={onClose}>
      <Stack>
        <Note>
          {count === 1 ? '1 receipt' : `${count.toLocaleString('en-US')} receipts`}, as the list is filtered now, with
          lines, tax, tip, and who paid what and how.
        </Note>
        <ExportPanel request={request} />
        <Perforation />
        <Note>Totals by month, label and restaurant are in the business summary.</Note>
        <ButtonLink to="/summary" variant="secondary" block>
          Business summary
        </ButtonLink>
      </Stack>
    </Dialog>
  );
}
