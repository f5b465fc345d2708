import { centsOf } from '@fairtab/domain/money';
import { t } from '@fairtab/domain/language/t';
import { displayHandle, payLink } from '@fairtab/domain/payLinks';
import { graphql, useFragment } from 'react-relay';
import { domainMethod, knownMethod, methodInSentence, methodLabel, type WireMethod } from '../../lib/wireMethod';
import { showMoney } from '../../lib/wireMoney';
import { CopyButton } from '../../sharing/CopyButton';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/layout/Stack';
import { ExternalButtonLink } from '../../ui/Links';
import type { PayTransfer_transfer$key } from './__generated__/PayTransfer_transfer.graphql';
import { useEveningMoves } from './useEveningMoves';
import { useCurrency } from '../../ui/CurrencyContext';

interface PayTransferProps {
  transfer: PayTransfer_transfer$key;
  /** What a pay app is told that it is for. */
  note: string;
}

/** What the payer of a transfer does: opens the recipient's pay app, and says how it was paid. Cash is always a way. */
export function PayTransfer({ transfer: key, note }: PayTransferProps) {
  const currency = useCurrency();
  const transfer = useFragment(
    graphql`
      fragment PayTransfer_transfer on Transfer {
        key
        amount
        ways {
          method
          handle
        }
      }
    `,
    key,
  );
  const { busy, report } = useEveningMoves();
  const amount = showMoney(transfer.amount, currency);
  const ways = transfer.ways.flatMap(({ method: name, handle }) => {
    const method = knownMethod(name);
    return method ? [{ method, handle }] : [];
  });
  const methods: WireMethod[] = [...new Set([...ways.map(({ method }) => method), 'CASH' as const])];
  return (
    <>
      {ways
        .filter(({ handle }) => handle !== '')
        .map(({ method, handle }) => {
          const payTo = { method: domainMethod(method), handle };
          const link = payLink({ ...payTo, amountCents: centsOf(transfer.amount), currency, note });
          const app = methodLabel(method);
          return (
            <Row key={`${method} ${handle}`}>
              {link ? (
                <ExternalButtonLink href={link} target="_blank">
                  {t('Open {app} · {amount}', { app, amount })}
                </ExternalButtonLink>
              ) : (
                <span>
                  {app} {displayHandle(payTo)}
                </span>
              )}
              <CopyButton text={displayHandle(payTo)}>{t('Copy')}</CopyButton>
            </Row>
          );
        })}
      <Row>
        {methods.map((method) => (
          <Button
            key={method}
            variant="secondary"
            loading={busy === method}
            disabled={busy !== null}
            onClick={() => report({ transferId: transfer.key, method })}
          >
            {t('I Paid by {way}', { way: methodInSentence(method) })}
          </Button>
        ))}
      </Row>
    </>
  );
}
