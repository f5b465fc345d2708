import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled, { css } from 'styled-components';
import { CheckIcon } from '../../ui/icons';
import { color, focusRing, radius, space, TOUCH, type } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ClaimChip_claim$key } from './__generated__/ClaimChip_claim.graphql';
import { describePortion } from '../portions';
import { useTable } from '../TableContext';
import { showMoney } from '../../lib/wireMoney';
import { useCurrency } from '../../ui/CurrencyContext';

/** Who had how much of a dish, and whether it is paid. For the host it opens the claim's details. */
export function ClaimChip({ claim: key, quantity }: { claim: ClaimChip_claim$key; quantity: number }) {
  const currency = useCurrency();
  const { id, diner, claimerName, units, splitCount, status, amount } = useFragment(
    graphql`
      fragment ClaimChip_claim on Claim {
        id
        diner
        claimerName
        units
        splitCount
        status
        amount
      }
    `,
    key,
  );
  const { isHost, lookOf, actions } = useTable();
  const portion = describePortion({ units, splitCount, quantity });
  const words = (
    <>
      {status === 'PAID' && <CheckIcon />}
      <Name>{lookOf({ diner, name: claimerName }).label}</Name>
      {portion && <Part>{portion}</Part>}
      <VisuallyHidden>
        {status === 'PAID' && `, ${t('paid')}`}
        {status === 'CANCELLED' && `, ${t('cancelled by the host')}`}
      </VisuallyHidden>
    </>
  );
  if (!isHost) return <Chip $status={status}>{words}</Chip>;
  return (
    <ChipButton
      type="button"
      $status={status}
      aria-haspopup="dialog"
      onClick={() => actions.open({ kind: 'claimDetails', claimId: id })}
    >
      {words}
      <span>{showMoney(amount, currency)}</span>
    </ChipButton>
  );
}

const looks = {
  PAID: css`
    background: ${color.accentSoft};
    color: ${color.accentInk};
  `,
  CANCELLED: css`
    background: transparent;
    color: ${color.inkSoft};
    text-decoration: line-through;
  `,
};

const chip = css<{ $status: string }>`
  ${type.small}
  ${type.figures}
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  max-width: 100%;
  min-width: 0;
  overflow-wrap: anywhere;
  padding: ${space.xs} ${space.m};
  border: 1px solid ${color.rule};
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${color.ink};
  ${({ $status }) => ($status === 'PAID' || $status === 'CANCELLED' ? looks[$status] : '')}
`;

const Chip = styled.span<{ $status: string }>`
  ${chip}
`;

const ChipButton = styled.button<{ $status: string }>`
  ${chip}
  min-height: ${TOUCH};
  cursor: pointer;
  ${focusRing}
  &:hover {
    border-color: ${color.ruleStrong};
  }
`;

const Name = styled.span`
  min-width: 0;
`;

const Part = styled.span`
  font-weight: 600;
`;
