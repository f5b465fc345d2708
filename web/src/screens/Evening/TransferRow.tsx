import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { methodInSentence } from '../../lib/wireMethod';
import { showMoney } from '../../lib/wireMoney';
import { PayTransfer } from '../../table/paying/PayTransfer';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import type { TransferRow_transfer$key } from './__generated__/TransferRow_transfer.graphql';
import { EveningLine } from './EveningLine';
import { useEveningMoves } from './useEveningMoves';
import { useCurrency } from '../../ui/CurrencyContext';

interface TransferRowProps {
  transfer: TransferRow_transfer$key;
  viewerKey: string | null;
  /** What a pay app is told that it is for. */
  note: string;
}

/** One transfer: its payer pays and reports it, its recipient says whether it arrived. */
export function TransferRow({ transfer: key, viewerKey, note }: TransferRowProps) {
  const currency = useCurrency();
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
  const { status, method, isDisputed, from, to } = transfer;
  const amount = showMoney(transfer.amount, currency);
  const isPayer = from.key === viewerKey;
  const isRecipient = to.key === viewerKey;
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
          <PayTransfer
            amount={transfer.amount}
            ways={transfer.ways}
            note={note}
            busy={busy}
            onReport={(way) => void report({ transferId: transfer.key, method: way })}
          />
        )}
        {isRecipient && (
          <Row>
            {status !== 'CONFIRMED' && (
              <Button loading={busy === 'confirm'} disabled={busy !== null} onClick={() => void confirm(transfer.key)}>
                {t('It Arrived')}
              </Button>
            )}
            {status !== 'OPEN' && (
              <Button
                variant="secondary"
                loading={busy === 'dispute'}
                disabled={busy !== null}
                onClick={() => void dispute(transfer.key)}
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
