import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { space } from '../../ui/tokens';
import { useWaitingWrites } from './useWaitingWrites';
import { takeWriteBack } from './writes';

/** Everything that waits to be sent, except claims, which wait at their dishes. */
export function WaitingWrites({ linkId }: { linkId: string }) {
  const writes = useWaitingWrites(linkId).filter(({ move }) => move !== 'claimItem');
  if (writes.length === 0) return null;
  return (
    <Banner title={t('Waiting to be sent')}>
      <List>
        {writes.map(({ key, words }) => (
          <li key={key}>
            <span>{words}</span>
            <Button
              variant="quiet"
              aria-label={t('Do not send: {words}', { words })}
              onClick={() => takeWriteBack(linkId, key)}
            >
              {t('Cancel')}
            </Button>
          </li>
        ))}
      </List>
    </Banner>
  );
}

const List = styled.ul`
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
  }
`;
