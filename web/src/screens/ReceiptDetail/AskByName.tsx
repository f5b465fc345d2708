import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import { useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DialogBoundary } from '../../app/boundaries/DialogBoundary';
import { useSession } from '../../network/session/useSession';
import { useTable } from '../../table/TableContext';
import { Button } from '../../ui/Button';
import { Perforation } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { lazyView } from '../../ui/lazyView';
import { Heading, Note } from '../../ui/Text';
import type { AskByName_receipt$data, AskByName_receipt$key } from './__generated__/AskByName_receipt.graphql';
import { useCurrency } from '../../ui/CurrencyContext';

const AskDialog = lazyView(async () => (await import('./AskDialog')).AskDialog);

type Claim = AskByName_receipt$data['items'][number]['claims'][number];

/** Asks a username to take over what the host claimed for somebody without a phone. Nothing when there is no such part. */
export function AskByName({ receipt: key }: { receipt: AskByName_receipt$key }) {
  const currency = useCurrency();
  const { id, hostName, visibility, people, items } = useFragment(
    graphql`
      fragment AskByName_receipt on Receipt {
        id
        hostName
        visibility
        people {
          id
          diner
          name
        }
        items {
          claims {
            diner
            claimerName
            treatedName
            status
            amount
          }
        }
      }
    `,
    key,
  );
  // Only the host is shown this.
  const { diner: hostDiner } = useTable();
  const { id: sessionId } = useSession();
  const [asked, setAsked] = useState<string | null>(null);
  const close = useCallback(() => setAsked(null), []);
  const claims = items.flatMap((item) => item.claims).filter((claim) => claim.diner === hostDiner && isOpen(claim));
  const parts = people.flatMap((person) => {
    const { name } = person;
    const own = claims.filter(({ claimerName }) => isSameName(claimerName, name));
    if (person.diner !== hostDiner || isSameName(name, hostName) || own.length === 0) return [];
    return [
      {
        id: person.id,
        name,
        money: displayMoney(
          own.reduce((sum, { amount }) => sum + centsOf(amount), 0),
          currency,
        ),
      },
    ];
  });
  if (sessionId === null || visibility === 'PRIVATE' || parts.length === 0) return null;
  const chosen = parts.find((part) => part.id === asked);
  return (
    <>
      <Perforation />
      <Stack as="section" $gap="m" aria-labelledby="ask">
        <Stack $gap="xs">
          <Heading id="ask">{t('Ask by username')}</Heading>
          <Note>{t('You claimed this for others. Somebody with an account can take it over and pay you.')}</Note>
        </Stack>
        {parts.map((part) => (
          <Button key={part.id} variant="secondary" block aria-haspopup="dialog" onClick={() => setAsked(part.id)}>
            {t('Ask for {name}’s {amount}', { name: part.name, amount: part.money })}
          </Button>
        ))}
      </Stack>
      {chosen && (
        <DialogBoundary onClose={close}>
          <AskDialog receiptId={id} part={chosen} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

/** Whether it is unpaid, and nobody is treated by it. */
function isOpen({ status, treatedName }: Claim): boolean {
  return status === 'CLAIMED' && treatedName === null;
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
