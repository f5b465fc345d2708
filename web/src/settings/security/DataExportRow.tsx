import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { DownloadIcon } from '../../ui/icons';
import { toast } from '../../ui/toasts/toast';
import { downloadText } from '../../lib/downloadText';
import { SecurityRow } from './SecurityRow';
import { useDataExport } from '../../account/useDataExport';

export function DataExportRow() {
  const [isLoading, setLoading] = useState(false);
  const exportData = useDataExport();
  const download = async (): Promise<void> => {
    setLoading(true);
    const answer = await exportData();
    setLoading(false);
    if (answer.kind === 'text')
      downloadText({ name: 'fairtab-data.json', text: answer.text, type: 'application/json' });
    else toast({ title: t('Your data could not be downloaded'), message: answer.message, variant: 'destructive' });
  };
  return (
    <SecurityRow
      title={t('Your data')}
      actions={
        <Button variant="secondary" loading={isLoading} onClick={() => void download()}>
          {!isLoading && <DownloadIcon />} {t('Download my data')}
        </Button>
      }
    >
      {t('Everything Fairtab keeps about you, as a JSON file.')}
    </SecurityRow>
  );
}
