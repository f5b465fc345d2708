import { useRef, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { BillCheckPanel } from '../../billForm/BillCheckPanel';
import { ItemRows } from '../../billForm/ItemRows';
import { RestaurantFields } from '../../billForm/RestaurantFields';
import { SplitFields } from '../../billForm/SplitFields';
import { TipField } from '../../billForm/TipField';
import { useOnline } from '../../billForm/useOnline';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { MoneyField } from '../../ui/MoneyField';
import { Stack } from '../../ui/Stack';
import { Title } from '../../ui/Text';
import { media, space } from '../../ui/tokens';
import type { ManualEntry_user$key } from './__generated__/ManualEntry_user.graphql';
import { DraftBanner } from './DraftBanner';
import { MethodsOnBill } from './MethodsOnBill';
import { useManualEntry } from './useManualEntry';

/** The bill typed in by hand. */
export function ManualEntry({ user: key }: { user: ManualEntry_user$key }) {
  const user = useFragment(
    graphql`
      fragment ManualEntry_user on User {
        userId
        paymentMethods {
          type
          identifier
        }
      }
    `,
    key,
  );
  const entry = useManualEntry(user);
  const { draft, change, errors, problem, submitting } = entry;
  const element = useRef<HTMLFormElement>(null);
  const online = useOnline();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const sent = await entry.submit();
    // The first thing to correct comes into view and under the cursor.
    if (!sent)
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)} aria-labelledby="manual">
      <Stack $gap="xl">
        <Title id="manual">Enter Manually</Title>
        {entry.isRecalled && <DraftBanner onStartOver={entry.startOver} />}
        <RestaurantFields form={entry} nameRequired />
        <ItemRows form={entry} />
        <Card aria-labelledby="extras">
          <Stack>
            <Title id="extras">Tax and tip</Title>
            <MoneyField
              label="Tax"
              optional
              value={draft.tax}
              error={errors['tax']}
              onChange={(text) => change({ kind: 'type', field: 'tax', text })}
            />
            <TipField form={entry} />
            <BillCheckPanel draft={draft} />
          </Stack>
        </Card>
        <Card as="div">
          <SplitFields form={entry} />
        </Card>
        <MethodsOnBill ways={entry.ways} isShown={entry.showsMethods} onChange={entry.showMethods} />
        {problem && (
          <Banner tone="danger" role="alert" title="Not created yet">
            {problem}
          </Banner>
        )}
        {!online && (
          <Banner tone="warn" role="status" title="You are offline">
            What you typed is safe on this device. Create the receipt when you have a signal again.
          </Banner>
        )}
        <Buttons>
          <Button type="submit" size="large" block loading={submitting}>
            Create Receipt
          </Button>
          <Button variant="secondary" size="large" block disabled={submitting} onClick={entry.cancel}>
            Cancel
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
