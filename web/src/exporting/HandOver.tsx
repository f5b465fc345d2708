import { t } from '@fairtab/domain/language/t';
import { useOnline } from '../lib/useOnline';
import { Row, Stack } from '../ui/layout/Stack';
import { ExternalButtonLink } from '../ui/Links';
import { Note } from '../ui/Text';

/** The receipt as a file that other apps for shared expenses import. */
export function HandOver({ linkId }: { linkId: string }) {
  const isOnline = useOnline();
  const files = `/api/receipts/${linkId}`;
  if (!isOnline) return <Note role="status">{t('Files need a signal. They are made on the server.')}</Note>;
  return (
    <Stack $gap="s">
      <Note>{t('For another app: who had how much, and what is paid back already.')}</Note>
      <Row>
        <ExternalButtonLink href={`${files}/splitwise`} download variant="secondary">
          {t('{app} file', { app: 'Splitwise' })}
        </ExternalButtonLink>
        <ExternalButtonLink href={`${files}/spliit`} download variant="secondary">
          {t('{app} file', { app: 'Spliit' })}
        </ExternalButtonLink>
      </Row>
    </Stack>
  );
}
