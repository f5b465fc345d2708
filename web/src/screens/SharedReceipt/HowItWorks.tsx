import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { Stack } from '../../ui/layout/Stack';
import { Title } from '../../ui/Text';
import { space, type } from '../../ui/tokens';

const STEPS = [
  t('Tap the items you had. The first tap asks for your name.'),
  t('Your part of tax and tip comes along with each item.'),
  t('Shared a dish? Open the live view to say by how many.'),
  t('Pay your share your own way, without a fee.'),
];

export function HowItWorks() {
  return (
    <Stack as="section" $gap="m" aria-labelledby="how-title">
      <Title id="how-title">{t('How it works')}</Title>
      <Steps>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Stack>
  );
}

const Steps = styled.ol`
  ${type.small}
  display: grid;
  gap: ${space.s};
  padding-left: ${space.xl};
  list-style: decimal;
`;
