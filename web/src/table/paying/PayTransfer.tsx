import { t } from '@fairtab/domain/language/t';
import { centsOf } from '@fairtab/domain/money';
import { displayHandle, payLink } from '@fairtab/domain/paying/payLinks';
import { domainMethod, knownMethod, methodInSentence, methodLabel, type WireMethod } from '../../lib/wireMethod';
import { showMoney } from '../../lib/wireMoney';
import { CopyButton } from '../../sharing/CopyButton';
import { Button } from '../../ui/Button';
import { useCurrency } from '../../ui/CurrencyContext';
import { Row } from '../../ui/layout/Stack';
import { ExternalButtonLink } from '../../ui/Links';

interface PayTransferProps {
  amount: string;
  /** How the recipient likes to be paid. */
  ways: readonly { readonly method: string; readonly handle: string }[];
  /** The note for the pay app. */
  note: string;
  /** The request that waits for its answer: a method that is being reported, or another one; null for none. */
  busy: string | null;
  onReport: (method: WireMethod) => void;
}

/** What the payer of a transfer does: opens the recipient's pay app, and says how it was paid. Cash is always a way. */
export function PayTransfer({ amount, ways, note, busy, onReport }: PayTransferProps) {
  const currency = useCurrency();
  const shown = showMoney(amount, currency);
  const known = ways.flatMap(({ method: name, handle }) => {
    const method = knownMethod(name);
    return method ? [{ method, handle }] : [];
  });
  const methods: WireMethod[] = [...new Set([...known.map(({ method }) => method), 'CASH' as const])];
  return (
    <>
      {known
        .filter(({ handle }) => handle !== '')
        .map(({ method, handle }) => {
          const payTo = { method: domainMethod(method), handle };
          const link = payLink({ ...payTo, amountCents: centsOf(amount), currency, note });
          const app = methodLabel(method);
          return (
            <Row key={`${method} ${handle}`}>
              {link ? (
                <ExternalButtonLink href={link} target="_blank">
                  {t('Open {app} · {amount}', { app, amount: shown })}
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
            onClick={() => onReport(method)}
          >
            {t('I Paid by {way}', { way: methodInSentence(method) })}
          </Button>
        ))}
      </Row>
    </>
  );
}
