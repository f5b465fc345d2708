import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { useTable } from '../../table/TableContext';
import { Button } from '../../ui/Button';
import { EditIcon, ShareIcon } from '../../ui/icons';
import { ButtonLink } from '../../ui/Links';
import { Row } from '../../ui/layout/Stack';
import { Hero, Note } from '../../ui/Text';
import type { DetailHeader_receipt$key } from './__generated__/DetailHeader_receipt.graphql';

export function DetailHeader({ receipt: key }: { receipt: DetailHeader_receipt$key }) {
  const { linkId, hostName } = useFragment(
    graphql`
      fragment DetailHeader_receipt on Receipt {
        linkId
        hostName
      }
    `,
    key,
  );
  const { isHost, actions } = useTable();
  return (
    <Row $justify="space-between" $gap="m">
      <div>
        <Hero>{t('Receipt')}</Hero>
        <Note>{isHost ? t('You are the host: friends pay you.') : t('Hosted by {hostName}', { hostName })}</Note>
      </div>
      <Row>
        {isHost && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => actions.open({ kind: 'edit' })}>
            <EditIcon /> {t('Edit')}
          </Button>
        )}
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => actions.open({ kind: 'share' })}>
          <ShareIcon /> {t('verb|Share')}
        </Button>
        <ButtonLink to={`/live-receipt/${linkId}`}>{t('Open live')}</ButtonLink>
      </Row>
    </Row>
  );
}
