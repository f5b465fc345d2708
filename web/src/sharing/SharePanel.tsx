import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { ShareIcon } from '../ui/icons';
import { lazyView } from '../ui/lazyView';
import { ExternalButtonLink } from '../ui/Links';
import { Skeleton } from '../ui/layout/Skeleton';
import { Stack } from '../ui/layout/Stack';
import { Note } from '../ui/Text';
import { color, radius, space, type } from '../ui/tokens';
import { liveLink, shareLinks, type SharedTable } from './shareTexts';
import { useSharing } from './useSharing';

const QrCode = lazyView(async () => (await import('./QrCode')).QrCode, <Skeleton $height="224px" $width="224px" />);

/** The ways to share a receipt's link: a code to scan, messengers, copying. */
export function SharePanel({ receipt }: { receipt: SharedTable }) {
  const { copy, share } = useSharing(receipt);
  const links = shareLinks(receipt);
  const link = liveLink(receipt);
  return (
    <Stack $gap="l">
      <Scan>
        <QrCode
          value={link}
          label={t('QR code of the live receipt of {restaurantName}', { restaurantName: receipt.restaurantName })}
        />
        <Note>{t('Friends at the table point their camera here.')}</Note>
      </Scan>
      <LinkBox>
        <span title={link}>{link.replace(/^https?:\/\//, '')}</span>
        <Button variant="secondary" onClick={() => void copy()}>
          {t('Copy Link')}
        </Button>
      </LinkBox>
      <Ways>
        <Button block onClick={() => void share()}>
          <ShareIcon /> {t('verb|Share')}
        </Button>
        <ExternalButtonLink variant="secondary" block href={links.sms}>
          {t('SMS')}
        </ExternalButtonLink>
        <ExternalButtonLink variant="secondary" block href={links.whatsapp} target="_blank">
          WhatsApp
        </ExternalButtonLink>
        <ExternalButtonLink variant="secondary" block href={links.email}>
          {t('Email')}
        </ExternalButtonLink>
      </Ways>
    </Stack>
  );
}

const Scan = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s};
  text-align: center;
`;

const LinkBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding: ${space.s} ${space.s} ${space.s} ${space.l};
  border-radius: ${radius.m};
  background: ${color.sunken};
  span {
    ${type.small}
    line-height: 1.3;
    /* The button goes below the link where both have too little room. */
    flex: 1 1 8rem;
    min-width: 0;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** Three beside each other, or as many as have room for their words. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  > * {
    flex: 1 1 4rem;
    min-width: min-content;
    padding-inline: ${space.xs};
    overflow-wrap: normal;
  }
  > :first-child {
    flex-basis: 100%;
  }
`;
