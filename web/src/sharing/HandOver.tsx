import { t } from '@fairtab/domain/language/t';
import { HandOverLinks } from './exporting/HandOverLinks';
import { useOnline } from '../lib/useOnline';
import { Row, Stack } from '../ui/layout/Stack';
import { Note } from '../ui/Text';

/** The receipt as a file that other apps for shared expenses import. */
export function HandOver({ linkId }: { linkId: string }) {
  const isOnline = useOnline();
  if (!isOnline) return <Note role="status">{t('Files need a signal. They are made on the server.')}</Note>;
  return (
    <Stack $gap="s">
      <Note>{t('For another app: who had how much, and what is paid back already.')}</Note>
      <Row>
        <HandOverLinks linkId={linkId} />
      </Row>
    </Stack>
  );
}
