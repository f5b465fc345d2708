import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Stack } from '../../ui/Stack';
import { Hero, Note, Title } from '../../ui/Text';
import { media, space } from '../../ui/tokens';
import { BillCheckPanel } from '../../billForm/BillCheckPanel';
import { ItemRows } from '../../billForm/ItemRows';
import { RestaurantFields } from '../../billForm/RestaurantFields';
import { SplitFields } from '../../billForm/SplitFields';
import { ExtrasFields } from './ExtrasFields';
import { PayToFields } from './PayToFields';
import type { Wizard } from './useWizard';

/** Step 2: the bill as it is printed, and how its host is paid back. */
export function DetailsStep({ wizard }: { wizard: Wizard }) {
  const { draft, errors } = wizard;
  const [checking, setChecking] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const goOn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecking(true);
    const ready = await wizard.review();
    setChecking(false);
    // The first thing to correct comes into view and under the cursor.
    if (!ready) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const problems = Object.keys(errors).length;
  const elsewhere = errors['items'] ?? errors[''];

  return (
    <form ref={form} noValidate onSubmit={(event) => void goOn(event)} aria-label="Receipt details">
      <Stack $gap="xl">
        <Hero>What is on the bill?</Hero>
        {problems > 0 && (
          <Banner
            tone="danger"
            role="alert"
            title={problems === 1 ? 'One thing to correct' : `${problems} things to correct`}
          >
            {elsewhere}
          </Banner>
        )}
        <RestaurantFields form={wizard} />
        <ItemRows form={wizard} />
        <Card aria-labelledby="extras">
          <Stack>
            <Stack $gap="xs">
              <Title id="extras">Tax, tip and total</Title>
              <Note>Leave empty what is not on the bill.</Note>
            </Stack>
            <ExtrasFields wizard={wizard} />
            <BillCheckPanel draft={draft} />
          </Stack>
        </Card>
        <Card as="div">
          <SplitFields form={wizard} />
        </Card>
        <Card aria-labelledby="pay-to">
          <Stack>
            <Stack $gap="xs">
              <Title id="pay-to">How should people pay you?</Title>
              <Note>Each one you fill in becomes a button on your friends' phones. You can add it later, too.</Note>
            </Stack>
            <PayToFields wizard={wizard} />
          </Stack>
        </Card>
        <Buttons>
          <Button type="submit" size="large" block loading={checking}>
            Review
          </Button>
          <Button variant="secondary" size="large" block onClick={() => wizard.goTo(1)}>
            Back
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}

const Buttons = styled.div`
  display: grid;
  gap: ${space.s};
  ${media.wide} {
    grid-template-columns: 2fr 1fr;
  }
`;
