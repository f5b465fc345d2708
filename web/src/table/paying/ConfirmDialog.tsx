import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import styled from 'styled-components';
import { methodInSentence } from '../../lib/wireMethod';
import { useHeldDisputes } from '../hosting/heldDisputes';
import { useTable } from '../TableContext';
import type { TableState } from '../tableState';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Note } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';
import { givenOnWire } from './givenOnWire';
import { NotReceived } from './NotReceived';
import { useCurrency } from '../../ui/CurrencyContext';

/** The payments that wait for the host's word: one tap for each, or one for all. */
export function ConfirmDialog({ table, onClose }: { table: TableState; onClose: () => void }) {
  const currency = useCurrency();
  const { actions } = useTable();
  const waiting = table.payments.filter(({ id, status }) => status === 'REPORTED' && !id.startsWith('new:'));
  const held = useHeldDisputes();
  const seen = waiting.filter(({ id }) => !held.has(id));
  const totalCents = seen.reduce((cents, { amount, cashAmount }) => cents + centsOf(cashAmount ?? amount), 0);
  const confirmAll = (): void => {
    for (const { id } of seen) actions.confirmPayment(id);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Did it arrive?')}
      footer={
        seen.length > 1 && (
          <Button size="large" block onClick={confirmAll}>
            {t('Confirm all {amount}', { amount: displayMoney(totalCents, currency) })}
          </Button>
        )
      }
    >
      {waiting.length === 0 && <Note>{t('Everything is confirmed.')}</Note>}
      <ul>
        {waiting.map(({ id, payerName, amount, cashAmount = null, method }) => {
          const [sum, way] = [givenOnWire({ amount, cashAmount, currency }), methodInSentence(method)];
          return (
            <Row key={id} $isLong={cashAmount !== null}>
              <p>
                {payerName} <small>{t('{amount} by {way}', { amount: sum, way })}</small>
              </p>
              {held.has(id) ? (
                <NotReceived paymentId={id} />
              ) : (
                <>
                  <Button
                    variant="quiet"
                    aria-label={t('{amount} by {way} from {payerName} did not arrive', { amount: sum, way, payerName })}
                    onClick={() => actions.disputePayment(id)}
                  >
                    {t("I don't see it")}
                  </Button>
                  <Button
                    variant="secondary"
                    aria-label={t('Confirm {amount} by {way} from {payerName}', { amount: sum, way, payerName })}
                    onClick={() => actions.confirmPayment(id)}
                  >
                    {t('Confirm')}
                  </Button>
                </>
              )}
            </Row>
          );
        })}
      </ul>
    </Dialog>
  );
}

const Row = styled.li<{ $isLong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.xs};
  padding: ${space.xs} 0;
  & + & {
    border-top: 1px dashed ${color.rule};
  }
  p {
    ${type.label}
    /* Two sums are read on lines of their own, above the buttons. */
    flex: 1 1 ${({ $isLong }) => ($isLong ? '14rem' : '8rem')};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    ${type.small}
    display: block;
    color: ${color.inkSoft};
  }
`;
