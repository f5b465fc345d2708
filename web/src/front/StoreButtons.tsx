import styled from 'styled-components';
import { DownloadIcon } from '../ui/icons';
import { ExternalButtonLink } from '../ui/Links';
import { space } from '../ui/tokens';
import { STORES } from './places';

/** The two store buttons. They open in a new tab. */
export function StoreButtons({ ios, android }: { ios: string; android: string }) {
  return (
    <Pair>
      <ExternalButtonLink variant="secondary" target="_blank" href={STORES.ios}>
        <DownloadIcon />
        {ios}
      </ExternalButtonLink>
      <ExternalButtonLink variant="secondary" target="_blank" href={STORES.android}>
        <DownloadIcon />
        {android}
      </ExternalButtonLink>
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;
