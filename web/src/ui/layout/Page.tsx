import { t } from '@fairtab/domain/language/t';
import { useContext, useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { alignHistory } from '../history/layers';
import { TextLink } from '../Links';
import { BrandMark } from '../BrandMark';
import { OnlyWide } from '../OnlyWide';
import { PageNav } from './PageNav';
import { color, focusRing, font, media, radius, space, TOUCH, type } from '../tokens';

interface PageProps {
  /** The document's title, before " · Fairtab". */
  title: string;
  children: ReactNode;
  /** The screen's own actions, at the top right. */
  actions?: ReactNode;
  /** Below the content, as wide as the page. */
  footer?: ReactNode;
  /** `narrow`: one column to read or claim. `medium`: a form with rows. `wide`: two columns. */
  width?: keyof typeof widths;
}

/** The frame of every screen: skip link, wordmark, navigation, main. The screen itself contains the h1. */
export function Page({ title, children, actions, footer, width = 'narrow' }: PageProps) {
  const nav = useContext(PageNav);
  useEffect(alignHistory, []);
  return (
    <>
      <title>{`${title} · Fairtab`}</title>
      <SkipLink href="#main">{t('Skip to content')}</SkipLink>
      <Header>
        <Line>
          <Wordmark to="/" aria-label={t('Fairtab, start page')}>
            <OnlyWide>
              <BrandMark />
            </OnlyWide>
            Fairtab
          </Wordmark>
          <Tools>
            {actions}
            {nav}
          </Tools>
        </Line>
      </Header>
      <Main id="main" tabIndex={-1} $width={width}>
        {children}
      </Main>
      {footer}
    </>
  );
}

const SkipLink = styled.a`
  position: absolute;
  left: ${space.s};
  top: -4rem;
  z-index: 10;
  padding: ${space.m} ${space.l};
  border-radius: ${radius.m};
  background: ${color.accent};
  color: ${color.onAccent};
  ${type.label}
  ${focusRing}
  &:focus {
    top: ${space.s};
  }
`;

const widths = { narrow: '40rem', medium: '52rem', wide: '72rem' } as const;

/** Equally wide on all screens, so that the wordmark stays in place between them. Its menu lies over what stays in view below it. */
const Header = styled.header`
  position: relative;
  z-index: 6;
  container-type: inline-size;
  max-width: ${widths.wide};
  margin: 0 auto;
  padding: 0 ${space.l};
  ${media.wide} {
    padding: 0 ${space.xl};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.m};
  min-height: 3.5rem;
  padding: ${space.xs} 0;
  ${media.wide} {
    padding: ${space.s} 0;
  }
  /* The head is one line of a wordmark and icons, so that the page begins in view. */
  ${media.largeLetters} {
    gap: 0;
    min-height: 0;
  }
`;

/** One row, also on the smallest phones, as long as the letters are of the usual size. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: auto;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.xs};
  @media not all and (min-width: 48rem) {
    > :not(nav) button {
      padding-inline: ${space.s};
    }
  }
  @media (max-width: 22rem) {
    > :not(nav) svg {
      display: none;
    }
  }
  ${media.largeLetters} {
    gap: 0;
    button:has(svg) {
      gap: 0;
      min-width: 44px;
      min-height: 44px;
      width: auto;
      height: auto;
      padding: 0 ${space.xxs};
      font-size: 0;
      svg {
        display: inline-block;
        font-size: 1rem;
      }
    }
  }
`;

const Wordmark = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${TOUCH};
  font: 600 1.375rem/1 ${font.display};
  letter-spacing: -0.02em;
  text-decoration: none;
  ${media.largeLetters} {
    min-height: 44px;
    font-size: 1.125rem;
  }
`;

const Main = styled.main<{ $width: keyof typeof widths }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  max-width: ${({ $width }) => widths[$width]};
  margin: 0 auto;
  padding: ${space.s} ${space.l} calc(${space.xxxl} + env(safe-area-inset-bottom));
  outline: none;
  ${media.wide} {
    padding: ${space.l} ${space.xl} 5rem;
  }
`;
