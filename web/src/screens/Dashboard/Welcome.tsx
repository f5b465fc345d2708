import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { useLogOut } from '../../account/useLogOut';
import { Button } from '../../ui/Button';
import { Hero } from '../../ui/Text';
import { space } from '../../ui/tokens';

export function Welcome({ username }: { username: string }) {
  const { logOut, isLoggingOut } = useLogOut();
  return (
    <Head>
      <Hero>{t('Welcome, {username}', { username })}</Hero>
      <Button variant="quiet" loading={isLoggingOut} onClick={logOut}>
        {t('Log Out')}
      </Button>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  h1 {
    flex: 1 1 8rem;
    min-width: 0;
  }
  button {
    flex: none;
  }
`;
