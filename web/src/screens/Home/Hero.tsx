import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StoreButtons } from '../../app/front/StoreButtons';
import { install, useInstallWay } from '../../network/offline/installOffer';
import { Button } from '../../ui/Button';
import { ButtonLink, LoneLink } from '../../ui/Links';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { color, font, media, space, TOUCH } from '../../ui/tokens';
import { DOWNLOAD, HERO } from './texts';

/** The first thing on the page: what Fairtab is, how to begin, and near it something to touch, on the first screen of a phone, too. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <Opening>
      <Stack $gap="l">
        <Headline>{HERO.headline}</Headline>
        <Lead>{HERO.lead}</Lead>
        <Row $gap="m">
          <ButtonLink to="/submit-receipt" size="large">
            {HERO.begin}
          </ButtonLink>
          <ButtonLink to="/signup" size="large" variant="secondary">
            {HERO.createAccount}
          </ButtonLink>
        </Row>
      </Stack>
      <Touch>{children}</Touch>
      <Stack $gap="l">
        <Note>
          {HERO.haveAccount} <LoneLink to="/login">{HERO.signIn}</LoneLink>
        </Note>
        <Stack $gap="s">
          <StoreButtons ios={HERO.ios} android={HERO.android} reason={HERO.notInStore} />
          <AvailableNow />
        </Stack>
      </Stack>
    </Opening>
  );
}

/** What can be had today, with the steps for this device as far as it tells which they are. */
function AvailableNow() {
  const way = useInstallWay();
  return (
    <Note as="div">
      {HERO.available}{' '}
      {way === 'button' && (
        <Button variant="quiet" onClick={() => void install()}>
          {DOWNLOAD.install}
        </Button>
      )}
      {way === 'byHand' && DOWNLOAD.iphone}
      {way === null && <HowToAdd href="#download">{HERO.howToAdd}</HowToAdd>}
    </Note>
  );
}

const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: 1fr auto auto 1fr;
    gap: ${space.l} ${space.xxxl};
    padding: ${space.l} 0 ${space.xl};
    > :first-child {
      grid-row: 2;
    }
    > :last-child {
      grid-row: 3;
    }
  }
`;

const HowToAdd = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${TOUCH};
`;

const Touch = styled.div`
  ${media.wide} {
    grid-area: 1 / 2 / -1;
    align-self: center;
  }
`;

const Headline = styled.h1`
  font: 600 clamp(2.25rem, 1.4rem + 3.6vw, 3.75rem) / 1.06 ${font.display};
  letter-spacing: -0.025em;
  text-wrap: balance;
`;

const Lead = styled.p`
  font-size: 1.125rem;
  max-width: 32rem;
  color: ${color.inkSoft};
  text-wrap: pretty;
`;
