import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { HandOverLinks } from '../../sharing/exporting/HandOverLinks';
import { useCsvDialect } from '../../sharing/exporting/useCsvDialect';
import { useOnline } from '../../lib/useOnline';
import { useSession } from '../../network/session/useSession';
import { useTable } from '../../table/TableContext';
import { Card, Perforation } from '../../ui/layout/Card';
import { ExternalButtonLink } from '../../ui/Links';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import type { TakeAlong_receipt$key } from './__generated__/TakeAlong_receipt.graphql';
import { BooksNote } from './BooksNote';

/** The receipt as a file for everybody who sees it, and the host's note for the own books. */
export function TakeAlong({ receipt: key }: { receipt: TakeAlong_receipt$key }) {
  const { id, linkId, photos } = useFragment(
    graphql`
      fragment TakeAlong_receipt on Receipt {
        id
        linkId
        photos {
          url
        }
      }
    `,
    key,
  );
  const { isHost } = useTable();
  const hasAccount = useSession().id !== null;
  const dialect = useCsvDialect();
  const isOnline = useOnline();
  const files = `/api/receipts/${linkId}`;
  return (
    <Card aria-labelledby="take-along">
      <Stack>
        <Title id="take-along">{t('Take it with you')}</Title>
        {isOnline ? (
          <Row>
            <ExternalButtonLink href={`${files}/pdf`} download variant="secondary">
              PDF
            </ExternalButtonLink>
            {photos.length > 0 && (
              <ExternalButtonLink href={`${files}/pdf?photos=true`} download variant="secondary">
                {t('PDF with photo')}
              </ExternalButtonLink>
            )}
            <ExternalButtonLink
              href={`${files}/csv${dialect === 'comma' ? '' : `?dialect=${dialect}`}`}
              download
              variant="secondary"
            >
              CSV
            </ExternalButtonLink>
            <HandOverLinks linkId={linkId} />
          </Row>
        ) : (
          <Note role="status">{t('Files need a signal. They are made on the server.')}</Note>
        )}
      </Stack>
      {isHost && hasAccount && (
        <>
          <Perforation />
          <BooksNote receiptId={id} />
        </>
      )}
    </Card>
  );
}
