import { t } from '@fairtab/domain/language/t';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSession } from '../../network/session/useSession';
import { logInPath } from '../../network/session/logInPath';
import { PersonIcon } from '../../ui/icons';
import { ButtonLink, ExternalButtonLink } from '../../ui/Links';
import { OnlyNarrow, OnlyWide } from '../../ui/OnlyWide';
import { color, focusRing, media, radius, space, TOUCH, type } from '../../ui/tokens';
import { SECTIONS, STORES } from '../front/places';
import { SiteMenuButton } from './SiteMenuButton';

/** The site's navigation: links on wide screens, a menu on phones. */
export function SiteNav() {
  const { id } = useSession();
  const here = useLocation();
  const isSignedIn = id !== null;
  const isStart = here.pathname === '/';
  return (
    <Nav aria-label={t('Main')}>
      <OnlyWide>
        {isStart &&
          SECTIONS.map(([section, name]) => (
            <SectionLink key={section} href={`#${section}`}>
              {name}
            </SectionLink>
          ))}
        <ButtonLink variant="quiet" to="/submit-receipt">
          {t('Submit Receipt')}
        </ButtonLink>
        {isStart && (
          <ExternalButtonLink variant="quiet" target="_blank" href={STORES.ios}>
            {t('Download App')}
          </ExternalButtonLink>
        )}
        {isSignedIn ? (
          <SiteMenuButton wide isSignedIn />
        ) : (
          <Round variant="quiet" to={logInPath(here)} aria-label={t('Sign in')} title={t('Sign in')}>
            <PersonIcon />
          </Round>
        )}
      </OnlyWide>
      <OnlyNarrow>
        <SiteMenuButton wide={false} isSignedIn={isSignedIn} />
      </OnlyNarrow>
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space.xs};
`;

const SectionLink = styled.a`
  ${type.label}
  display: inline-flex;
  align-items: center;
  min-height: ${TOUCH};
  padding: 0 ${space.s};
  border-radius: ${radius.m};
  color: ${color.inkSoft};
  text-decoration: none;
  ${focusRing}
  &:hover {
    color: ${color.ink};
  }
  ${media.desk} {
    padding: 0 ${space.m};
  }
`;

const Round = styled(ButtonLink)`
  padding: 0;
`;
