import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { Card } from '../../ui/layout/Card';
import { CheckIcon, LockIcon } from '../../ui/icons';
import { Row, Stack } from '../../ui/layout/Stack';
import { Title } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';

const FACTS = [
  t('Stored encrypted (AES-256), each on its own.'),
  t('Only usernames or the last 4 digits are stored, never a whole card or account number.'),
  t(
    'Payments happen in the apps you pay with. Fairtab never holds your money; a card payment here goes through Stripe.',
  ),
];

export function SecurityAndPrivacy() {
  return (
    <Card aria-labelledby="security-title">
      <Stack $gap="m">
        <Row>
          <LockIcon />
          <Title id="security-title">{t('Security & Privacy')}</Title>
        </Row>
        <Facts>
          {FACTS.map((fact) => (
            <li key={fact}>
              <CheckIcon />
              {fact}
            </li>
          ))}
        </Facts>
      </Stack>
    </Card>
  );
}

const Facts = styled.ul`
  ${type.small}
  display: grid;
  gap: ${space.s};
  li {
    display: flex;
    gap: ${space.s};
  }
  svg {
    flex: none;
    color: ${color.accentInk};
  }
`;
