import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useLogOut } from '../account/useLogOut';
import { logInPath, signUpPath } from '../session/logInPath';
import { Menu, MenuChoice, MenuLink, MenuRule } from '../ui/Menu';
import { Skeleton } from '../ui/Skeleton';
import { ErrorBoundary } from './ErrorBoundary';
import { Username, UsernameText } from './Username';

export interface SiteMenuProps {
  isSignedIn: boolean;
  /** With what the bar itself shows where there is room. */
  withSite: boolean;
  /** isDismissed: nothing was chosen. */
  onClose: (isDismissed: boolean) => void;
}

const ACCOUNT_LINKS = [
  ['/dashboard', 'Dashboard'],
  ['/payment-methods', 'Payment Methods'],
  ['/profile', 'Profile'],
  ['/notifications', 'Notifications'],
] as const;

/** The menu of the navigation bar. */
export function SiteMenu({ isSignedIn, withSite, onClose }: SiteMenuProps) {
  const here = useLocation();
  const { logOut, isLoggingOut } = useLogOut();
  const link = (to: string, name: string) => (
    <MenuLink key={to} to={to} aria-current={to === here.pathname ? 'page' : undefined} onClick={() => onClose(false)}>
      {name}
    </MenuLink>
  );
  if (!isSignedIn)
    return (
      <Menu label="Menu" onClose={onClose}>
        {link('/submit-receipt', 'Submit Receipt')}
        <MenuRule />
        {link(logInPath(here), 'Sign In')}
        {link(signUpPath(here), 'Create Account')}
      </Menu>
    );
  return (
    <Menu label="Account" header={<Whose />} onClose={onClose}>
      {withSite && link('/submit-receipt', 'Submit Receipt')}
      {ACCOUNT_LINKS.map(([to, name]) => link(to, name))}
      <MenuRule />
      <MenuChoice aria-disabled={isLoggingOut || undefined} onClick={isLoggingOut ? undefined : logOut}>
        {isLoggingOut ? 'Logging out…' : 'Log Out'}
      </MenuChoice>
    </Menu>
  );
}

/** The choices are there at once; the name follows, or the documented fallback does. */
function Whose() {
  return (
    <ErrorBoundary fallback={() => <UsernameText>User</UsernameText>}>
      <Suspense fallback={<Skeleton $width="8rem" $height="1.5rem" />}>
        <Username />
      </Suspense>
    </ErrorBoundary>
  );
}
