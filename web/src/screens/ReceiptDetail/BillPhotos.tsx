import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { PhotoDialog } from '../../photos/PhotoDialog';
import { PhotoThumbnail } from '../../photos/PhotoThumbnail';
import { useTable } from '../../table/TableContext';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Switch } from '../../ui/fields/Switch';
import { Note, Title } from '../../ui/Text';
import { space } from '../../ui/tokens';
import type { BillPhotos_receipt$key } from './__generated__/BillPhotos_receipt.graphql';
import { useSharePhotos } from './useSharePhotos';

/** The photos that the bill was read from. The host sees them and decides whether diners do. */
export function BillPhotos({ receipt: key }: { receipt: BillPhotos_receipt$key }) {
  const { id, photos, photosShared } = useFragment(
    graphql`
      fragment BillPhotos_receipt on Receipt {
        id
        photosShared
        photos {
          url
          width
          height
        }
      }
    `,
    key,
  );
  const { isHost } = useTable();
  const [isOpen, setOpen] = useState(false);
  const sharePhotos = useSharePhotos();
  if (photos.length === 0 || !(isHost || photosShared)) return null;
  return (
    <Card aria-labelledby="photo">
      <Stack $gap="m">
        <Stack $gap="xs">
          <Title id="photo">
            {t('{count, plural, one {Photo of the bill} other {Photos of the bill}}', { count: photos.length })}
          </Title>
          {isHost && !photosShared && <Note>{t('Only you see this.')}</Note>}
        </Stack>
        <Thumbnails>
          {photos.map((photo, page) => (
            <li key={photo.url}>
              <PhotoThumbnail photo={photo} page={page} onOpen={() => setOpen(true)} />
            </li>
          ))}
        </Thumbnails>
        {isHost && (
          <Switch
            label={t('Diners can see it')}
            note={t('Everyone who can open the receipt.')}
            checked={photosShared}
            onChange={(areShared) => sharePhotos({ receiptId: id, areShared })}
          />
        )}
      </Stack>
      {isOpen && <PhotoDialog photos={photos} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const Thumbnails = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space.s};
`;
