import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StoreButtons } from '../../front/StoreButtons';
import { ButtonLink, LoneLink } from '../../ui/Links';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { color, font, media, space } from '../../ui/tokens';
import { HERO } from './texts';

/** The first thing on the page: what Fairtab is, how to begin, and beside it something to touch. */
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
        <Note>
          {HERO.haveAccount} <LoneLink to="/login">{HERO.signIn}</LoneLink>
        </Note>
        <Stack $gap="s">
          <StoreButtons ios={HERO.ios} android={HERO.android} />
          <Note>{HERO.available}</Note>
        </Stack>
      </Stack>
      {children}
    </Opening>
  );
}

const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};
  padding-top: ${space.m};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: ${space.xxxl};
    padding: ${space.l} 0 ${space.xl};
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
