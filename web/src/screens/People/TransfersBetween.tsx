import { pathOfEvening } from '@fairtab/domain/evenings/pathOfEvening';
import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { methodInSentence } from '../../lib/wireMethod';
import { showMoney } from '../../lib/wireMoney';
import { PayTransfer } from '../../table/paying/PayTransfer';
import { Button } from '../../ui/Button';
import { useCurrency } from '../../ui/CurrencyContext';
import { Row, Stack } from '../../ui/layout/Stack';
import { TextLink } from '../../ui/Links';
import { Note } from '../../ui/Text';
import { color, radius, space } from '../../ui/tokens';
import type { TransferBetween } from './usePersonReceipts';
import { useSettlementMoves } from './useSettlementMoves';

interface TransfersBetweenProps {
  name: string;
  transfers: readonly TransferBetween[];
  /** Called when the amounts are, or may be, other ones now. */
  onChanged: () => void;
}

/** What one of the two owes the other since something was settled: its payer pays and reports it, its recipient says whether it arrived. */
export function TransfersBetween({ name, transfers, onChanged }: TransfersBetweenProps) {
  if (transfers.length === 0) return null;
  return (
    <List aria-label={t('Settled with {name}', { name })}>
      {transfers.map((transfer) => (
        <Stack as="li" $gap="s" key={transfer.key}>
          <TransferBody name={name} transfer={transfer} onChanged={onChanged} />
        </Stack>
      ))}
    </List>
  );
}

function TransferBody({
  name,
  transfer: { key, isMine, amount, status, method, isDisputed, evening, ways },
  onChanged,
}: {
  name: string;
  transfer: TransferBetween;
  onChanged: () => void;
}) {
  const currency = useCurrency();
  const { busy, report, confirm, dispute } = useSettlementMoves(onChanged);
  const shown = showMoney(amount, currency);
  return (
    <>
      <strong>
        {isMine
          ? t('You pay {name} {amount}', { name, amount: shown })
          : t('{name} pays you {amount}', { name, amount: shown })}
      </strong>
      <Note>
        {evening ? (
          <TextLink to={pathOfEvening(evening.linkId)}>{evening.name}</TextLink>
        ) : (
          t('It is left after you netted what you owed each other.')
        )}
      </Note>
      {isDisputed && (
        <Note>
          {isMine ? t('{name} says that it did not arrive.', { name }) : t('You said that it did not arrive.')}
        </Note>
      )}
      {status === 'REPORTED' && method && (
        <Note>
          {isMine
            ? t('You say that you paid by {way}. It waits for {name}.', { way: methodInSentence(method), name })
            : t('{name} says they paid by {way}.', { name, way: methodInSentence(method) })}
        </Note>
      )}
      {isMine && status === 'OPEN' && (
        <PayTransfer
          amount={amount}
          ways={ways}
          note={evening?.name ?? 'Fairtab'}
          busy={busy}
          onReport={(way) => void report({ transferId: key, method: way })}
        />
      )}
      {!isMine && (
        <Row>
          <Button loading={busy === 'confirm'} disabled={busy !== null} onClick={() => void confirm(key)}>
            {t('It Arrived')}
          </Button>
          {status === 'REPORTED' && (
            <Button
              variant="secondary"
              loading={busy === 'dispute'}
              disabled={busy !== null}
              onClick={() => void dispute(key)}
            >
              {t('It did not arrive')}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.m};
  margin-bottom: ${space.m};
  overflow-wrap: anywhere;
  > li {
    padding: ${space.m};
    border: 1px solid ${color.rule};
    border-radius: ${radius.m};
  }
`;
