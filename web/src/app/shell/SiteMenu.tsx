import { t } from '@fairtab/domain/language/t';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useLogOut } from '../../account/useLogOut';
import { SECTIONS, STORES } from '../front/places';
import { SessionEnvironment } from '../../network/relay/SessionEnvironment';
import { logInPath, signUpPath } from '../../network/session/logInPath';
import { Menu, MenuAnchor, MenuChoice, MenuLink, MenuRule } from '../../ui/Menu';
import { Skeleton } from '../../ui/layout/Skeleton';
import { ErrorBoundary } from '../boundaries/ErrorBoundary';
import { languageHref, otherLanguages } from '../../lib/languageLinks';
import { Username, UsernameText } from './Username';

export interface SiteMenuProps {
  isSignedIn: boolean;
  /** Includes the links that the navigation bar itself shows on wide screens. */
  withSite: boolean;
  /** `isDismissed`: it was closed without a choice. */
  onClose: (isDismissed: boolean) => void;
}

const ACCOUNT_LINKS = [
  ['/dashboard', t('Dashboard')],
  ['/people', t('People')],
  ['/payment-methods', t('Payment Methods')],
  ['/profile', t('Profile')],
  ['/notifications', t('Notifications')],
] as const;

/** The menu of the navigation bar. It is the first on a plain page that talks to the server. */
export function SiteMenu(props: SiteMenuProps) {
  return (
    <SessionEnvironment>
      <Choices {...props} />
    </SessionEnvironment>
  );
}

function Choices({ isSignedIn, withSite, onClose }: SiteMenuProps) {
  const here = useLocation();
  const { logOut, isLoggingOut } = useLogOut();
  const link = (to: string, name: string) => (
    <MenuLink key={to} to={to} aria-current={to === here.pathname ? 'page' : undefined} onClick={() => onClose(false)}>
      {name}
    </MenuLink>
  );
  const site = (
    <>
      {here.pathname === '/' &&
        SECTIONS.map(([id, name]) => (
          <MenuAnchor key={id} href={`#${id}`} onClick={() => onClose(false)}>
            {name}
          </MenuAnchor>
        ))}
      {link('/submit-receipt', t('Submit Receipt'))}
      {here.pathname === '/' && (
        <MenuAnchor href={STORES.ios} target="_blank" rel="noopener noreferrer" onClick={() => onClose(false)}>
          {t('Download App')}
        </MenuAnchor>
      )}
    </>
  );
  const languages = otherLanguages.map(([each, name]) => (
    <MenuAnchor key={each} href={languageHref(each, here)} hrefLang={each} lang={each}>
      {name}
    </MenuAnchor>
  ));
  if (!isSignedIn)
    return (
      <Menu label={t('Menu')} onClose={onClose}>
        {site}
        <MenuRule />
        {link(logInPath(here), t('Sign In'))}
        {link(signUpPath(here), t('Create Account'))}
        <MenuRule />
        {languages}
      </Menu>
    );
  return (
    <Menu label={t('Account')} header={<MenuHeader />} onClose={onClose}>
      {withSite && site}
      {withSite && <MenuRule />}
      {ACCOUNT_LINKS.map(([to, name]) => link(to, name))}
      <MenuRule />
      {languages}
      <MenuChoice aria-disabled={isLoggingOut || undefined} onClick={isLoggingOut ? undefined : logOut}>
        {isLoggingOut ? t('Logging out…') : t('Log Out')}
      </MenuChoice>
    </Menu>
  );
}

/** The username, or "User" when it cannot be loaded (docs/product/screens.md). The menu does not wait for it. */
function MenuHeader() {
  return (
    <ErrorBoundary fallback={() => <UsernameText>{t('User')}</UsernameText>}>
      <Suspense fallback={<Skeleton $width="8rem" $height="1.5rem" />}>
        <Username />
      </Suspense>
    </ErrorBoundary>
  );
}
