import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import styled from 'styled-components';
import { showMoney } from '../../lib/wireMoney';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useCurrency } from '../../ui/CurrencyContext';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import { color, radius, space } from '../../ui/tokens';
import type { Netting } from './usePersonReceipts';
import { useSettlementMoves } from './useSettlementMoves';

interface NettingCardProps {
  personId: string;
  name: string;
  netting: Netting;
  /** Called when the amounts are, or may be, other ones now. */
  onChanged: () => void;
}

/** What the two owe each other, the difference that one of them would pay, and who has to agree. */
export function NettingCard({ personId, name, netting, onChanged }: NettingCardProps) {
  const currency = useCurrency();
  const { busy, net, decline } = useSettlementMoves(onChanged);
  const { planKey, proposal } = netting;
  const isCurrent = proposal !== null && proposal !== undefined && !proposal.isOutdated;
  const isAsked = isCurrent && !proposal.isMine;
  const send = async (): Promise<void> => {
    if (!(await net({ personId, planKey }))) return;
    toast({ title: isAsked ? t('Netted with {name}', { name }) : t('{name} is asked on the page “People”', { name }) });
  };
  return (
    <Box as="section" $gap="s" aria-label={t('Netting with {name}', { name })}>
      <strong>{resultOf(netting, { name, currency })}</strong>
      <Note>
        {t(
          'You owe {name} {yours}, and {name} owes you {theirs}. When you both agree, all of that counts as paid, on {count, plural, one {# receipt} other {# receipts}}.',
          {
            name,
            yours: showMoney(netting.iOwe, currency),
            theirs: showMoney(netting.owedToMe, currency),
            count: netting.receiptCount,
          },
        )}
      </Note>
      <div role="status">
        {isAsked && <Banner title={t('{name} asks you to net it', { name })} />}
        {isCurrent && proposal.isMine && <Banner title={t('Waits for {name}', { name })} />}
        {proposal?.isOutdated && (
          <Banner tone="warn" title={t('Something changed since it was proposed')}>
            {t('That proposal is void. These are the amounts now.')}
          </Banner>
        )}
      </div>
      <Row>
        {!(isCurrent && proposal.isMine) && (
          <Button
            variant={isAsked ? 'primary' : 'secondary'}
            loading={busy === 'net'}
            disabled={busy !== null}
            onClick={() => void send()}
          >
            {isAsked ? t('Agree') : t('Ask {name} to Net', { name })}
          </Button>
        )}
        {isCurrent && (
          <Button
            variant="secondary"
            loading={busy === 'decline'}
            disabled={busy !== null}
            onClick={() => void decline(personId)}
          >
            {isAsked ? t('Decline') : t('Take Back')}
          </Button>
        )}
      </Row>
    </Box>
  );
}

function resultOf({ net }: Netting, { name, currency }: { name: string; currency: string }): string {
  const cents = centsOf(net);
  if (cents === 0) return t('Net it: nobody pays anything');
  return cents > 0
    ? t('Net it: {name} pays you {amount}', { name, amount: displayMoney(cents, currency) })
    : t('Net it: you pay {name} {amount}', { name, amount: displayMoney(-cents, currency) });
}

const Box = styled(Stack)`
  margin-bottom: ${space.m};
  padding: ${space.m};
  border: 1px solid ${color.rule};
  border-radius: ${radius.m};
  overflow-wrap: anywhere;
`;
