import { t } from '@fairtab/domain/language/t';
import { ButtonLink } from '../../ui/Links';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Perforation } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import type { StartExportInput } from './__generated__/useExportFilesMutation.graphql';
import { ExportPanel } from './ExportPanel';

interface ExportDialogProps {
  /** How many receipts the filter matches. */
  count: number;
  request: Omit<StartExportInput, 'format' | 'csvDialect'>;
  onClose: () => void;
}

/** Takes the receipts of the dashboard along, as they are filtered there. */
export function ExportDialog({ count, request, onClose }: ExportDialogProps) {
  return (
    <Dialog open title={t('Export')} onClose={onClose}>
      <Stack>
        <Note>
          {t(
            '{count, plural, one {# receipt} other {# receipts}}, as the list is filtered now, with lines, tax, tip, and who paid what and how.',
            { count },
          )}
        </Note>
        <ExportPanel request={request} />
        <Perforation />
        <Note>{t('Totals by month, label and restaurant are in the business summary.')}</Note>
        <ButtonLink to="/summary" variant="secondary" block>
          {t('Business summary')}
        </ButtonLink>
      </Stack>
    </Dialog>
  );
}
