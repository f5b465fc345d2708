import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { useOnline } from '../../lib/useOnline';
import { textOf } from '../../lib/deviceStorage';
import { Button } from '../../ui/Button';
import { color, radius, space, type } from '../../ui/tokens';
import { takeWriteBack, type KeptWrite } from '../../network/outbox/writes';
import { useTable } from '../TableContext';
import { showMoney } from '../../lib/wireMoney';
import { useCurrency } from '../../ui/CurrencyContext';

/** A claim that waits to be sent. */
export function QueuedChip({ claim: { key, input }, itemName }: { claim: KeptWrite; itemName: string }) {
  const currency = useCurrency();
  const { linkId } = useTable();
  const isOnline = useOnline();
  return (
    <Waiting>
      <span>
        <strong>{isOnline ? t('Waiting to be claimed') : t('Will claim when you are back online')}</strong>
        <br />
        {textOf(input['claimerName'])} · {showMoney(textOf(input['expectedAmount']), currency)}
      </span>
      <Button
        variant="quiet"
        aria-label={t('Do not claim {name}', { name: itemName })}
        onClick={() => takeWriteBack(linkId, key)}
      >
        {t('Cancel')}
      </Button>
    </Waiting>
  );
}

const Waiting = styled.div`
  ${type.small}
  ${type.figures}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.m};
  border: 1px dashed ${color.ruleStrong};
  border-radius: ${radius.m};
`;
