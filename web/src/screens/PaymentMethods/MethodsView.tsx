import { t } from '@fairtab/domain/language/t';
import { useCallback, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { readInlineData } from 'relay-runtime';
import type { savedMethods_user$key } from '../../account/paymentMethods/__generated__/savedMethods_user.graphql';
import type { CardAccountCard_processing$key } from '../../account/paymentMethods/__generated__/CardAccountCard_processing.graphql';
import { CardAccountCard } from '../../account/paymentMethods/CardAccountCard';
import { knownMethods, savedMethods } from '../../account/paymentMethods/savedMethods';
import { NamePageCard } from '../../account/names/NamePageCard';
import { DialogBoundary } from '../../app/boundaries/DialogBoundary';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { PlusIcon, CardIcon } from '../../ui/icons';
import { lazyView } from '../../ui/lazyView';
import { Page } from '../../ui/layout/Page';
import { Row, Stack } from '../../ui/layout/Stack';
import { Hero, Note } from '../../ui/Text';
import type { MethodsView_user$key } from './__generated__/MethodsView_user.graphql';
import { MethodItem } from './MethodItem';
import { EmptyState } from '../../ui/EmptyState';
import { SecurityAndPrivacy } from './SecurityAndPrivacy';

const AddMethodDialog = lazyView(
  async () => (await import('../../account/paymentMethods/AddMethodDialog')).AddMethodDialog,
);

interface MethodsViewProps {
  user: MethodsView_user$key;
  /** Null when payments by card are off here. */
  processing: CardAccountCard_processing$key | null | undefined;
}

/** The saved payment methods, the default first, with their buttons. */
export function MethodsView({ user: key, processing }: MethodsViewProps) {
  const user = useFragment(
    graphql`
      fragment MethodsView_user on User {
        ...savedMethods_user
        ...NamePageCard_user
      }
    `,
    key,
  );
  const methods = knownMethods(readInlineData<savedMethods_user$key>(savedMethods, user));
  const [isAdding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const add = (): void => setAdding(true);
  const close = useCallback(() => setAdding(false), []);
  const isEmpty = methods.length === 0;
  return (
    <Page title={t('Payment Methods')}>
      <Stack $gap="xl">
        <Row $justify="space-between" $gap="m">
          <div>
            <Hero ref={heading} tabIndex={-1}>
              {t('Payment Methods')}
            </Hero>
            <Note>{t('How you pay, and how friends pay you back.')}</Note>
          </div>
          {!isEmpty && (
            <Button aria-haspopup="dialog" onClick={add}>
              <PlusIcon /> {t('Add Payment Method')}
            </Button>
          )}
        </Row>
        <Card aria-label={t('Saved payment methods')}>
          {isEmpty ? (
            <NoMethods onAdd={add} />
          ) : (
            <ul>
              {methods.map((method) => (
                <MethodItem key={method.id} method={method} onRemoved={() => heading.current?.focus()} />
              ))}
            </ul>
          )}
        </Card>
        {processing && <CardAccountCard processing={processing} />}
        <NamePageCard user={user} />
        <SecurityAndPrivacy />
      </Stack>
      {isAdding && (
        <DialogBoundary onClose={close}>
          <AddMethodDialog isFirst={isEmpty} onClose={close} />
        </DialogBoundary>
      )}
    </Page>
  );
}

function NoMethods({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title={t('No payment methods yet')}
      icon={<CardIcon />}
      action={
        <Button size="large" aria-haspopup="dialog" onClick={onAdd}>
          <PlusIcon /> {t('Add Payment Method')}
        </Button>
      }
    >
      {t(
        'Save your Venmo, Cash App, Zelle or PayPal once. Then paying takes one tap, and friends know where to pay you.',
      )}
    </EmptyState>
  );
}
