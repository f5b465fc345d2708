import { t } from '@fairtab/domain/language/t';
import { Card } from '../../ui/layout/Card';
import { ButtonLink } from '../../ui/Links';
import { Stack } from '../../ui/layout/Stack';
import { Title } from '../../ui/Text';

const PLACES = [
  ['/people', t('People')],
  ['/profile', t('Profile')],
  ['/payment-methods', t('Payment Methods')],
  ['/notifications', t('Notifications')],
] as const;

export function AccountSettings() {
  return (
    <Card aria-labelledby="settings">
      <Stack $gap="m">
        <Title id="settings">{t('Account Settings')}</Title>
        <Stack $gap="s">
          {PLACES.map(([path, label]) => (
            <ButtonLink key={path} to={path} variant="secondary" block>
              {label}
            </ButtonLink>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
