import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSession } from '../session/useSession';
import { logInPath } from '../session/logInPath';
import { PersonIcon } from '../ui/icons';
import { ButtonLink } from '../ui/Links';
import { space } from '../ui/tokens';
import { useWide } from '../ui/useWide';
import { SiteMenuButton } from './SiteMenuButton';

/** The site's navigation: links on wide screens, a menu on phones. */
export function SiteNav() {
  const wide = useWide();
  const { id } = useSession();
  const here = useLocation();
  const isSignedIn = id !== null;
  return (
    <Nav aria-label="Main">
      {wide && (
        <ButtonLink variant="quiet" to="/submit-receipt">
          Submit Receipt
        </ButtonLink>
      )}
      {wide && !isSignedIn ? (
        <Round variant="quiet" to={logInPath(here)} aria-label="Sign in" title="Sign in">
          <PersonIcon />
        </Round>
      ) : (
        <SiteMenuButton wide={wide} isSignedIn={isSignedIn} />
      )}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  gap: ${space.xs};
`;

const Round = styled(ButtonLink)`
  padding: 0;
`;
