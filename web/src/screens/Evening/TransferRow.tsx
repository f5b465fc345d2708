import { t } from '@fairtab/domain/language/t';
import { displayHandle, payLink } from '@fairtab/domain/payLinks';
import { graphql, useFragment } from 'react-relay';
import { domainMethod, knownMethod, methodInSentence, methodLabel, type WireMethod } from '../../lib/wireMethod';
import { centsOf, showMoney } from '../../lib/wireMoney';
import { CopyButton } from '../../sharing/CopyButton';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/layout/Stack';
import { ExternalButtonLink } from '../../ui/Links';
import { Note } from '../../ui/Text';
import type { TransferRow_transfer$key } from './__generated__/TransferRow_transfer.graphql';
import { EveningLine } from './EveningLine';
import { useEveningMoves } from './useEveningMoves';

interface TransferRowProps {
  transfer: TransferRow_transfer$key;
  viewerKey: string | null;
  /** What a pay app is told that it is for. */
  note: string;
}

/** One transfer: its payer pays and reports it, its recipient says whether it arrived. */
export function TransferRow({ transfer: key, viewerKey, note }: TransferRowProps) {
  const transfer = useFragment(
    graphql`
      fragment TransferRow_transfer on Transfer {
        key
        status
        method
        isDisputed
        amount
        from {
          key
          name
        }
        to {
          key
          name
        }
        ways {
          method
          handle
        }
      }
    `,
    key,
  );
  const { busy, report, confirm, dispute } = useEveningMoves();
  const { status, method, isDisputed, from, to, ways } = transfer;
  const amount = showMoney(transfer.amount);
  const isPayer = from.key === viewerKey;
  const isRecipient = to.key === viewerKey;
  const known = ways.flatMap((way) => {
    const known = knownMethod(way.method);
    return known ? [{ method: known, handle: way.handle }] : [];
  });
  const methods: WireMethod[] = [...new Set([...known.map((way) => way.method), 'CASH' as const])];
  return (
    <EveningLine>
      <Stack $gap="s">
        <Row>
          <strong>{t('{from} pays {to} {amount}', { from: from.name, to: to.name, amount })}</strong>
          {status === 'CONFIRMED' && <Badge $tone="accent">{t('Arrived')}</Badge>}
          {status === 'REPORTED' && <Badge>{t('Reported as paid')}</Badge>}
          {status === 'OPEN' && <Badge $tone="warn">{isDisputed ? t('Did not arrive') : t('Open')}</Badge>}
        </Row>
        {status === 'REPORTED' && method && (
          <Note>{t('{from} says it was paid by {way}.', { from: from.name, way: methodInSentence(method) })}</Note>
        )}
        {status === 'OPEN' && isPayer && (
          <>
            {known.map((way) => {
              const payTo = { method: domainMethod(way.method), handle: way.handle };
              const link = payLink({ ...payTo, amountCents: centsOf(transfer.amount), note });
              const app = methodLabel(way.method);
              return (
                <Row key={`${way.method} ${way.handle}`}>
                  {link ? (
                    <ExternalButtonLink href={link} target="_blank">
                      {t('Open {app} · {amount}', { app, amount })}
                    </ExternalButtonLink>
                  ) : (
                    <span>
                      {app} {displayHandle(payTo)}
                    </span>
                  )}
                  {way.handle !== '' && <CopyButton text={displayHandle(payTo)}>{t('Copy')}</CopyButton>}
                </Row>
              );
            })}
            <Row>
              {methods.map((way) => (
                <Button
                  key={way}
                  variant="secondary"
                  loading={busy === way}
                  disabled={busy !== null}
                  onClick={() => report({ transferId: transfer.key, method: way })}
                >
                  {t('I Paid by {way}', { way: methodInSentence(way) })}
                </Button>
              ))}
            </Row>
          </>
        )}
        {isRecipient && (
          <Row>
            {status !== 'CONFIRMED' && (
              <Button loading={busy === 'confirm'} disabled={busy !== null} onClick={() => confirm(transfer.key)}>
                {t('It Arrived')}
              </Button>
            )}
            {status !== 'OPEN' && (
              <Button
                variant="secondary"
                loading={busy === 'dispute'}
                disabled={busy !== null}
                onClick={() => dispute(transfer.key)}
              >
                {t('It did not arrive')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </EveningLine>
  );
}
