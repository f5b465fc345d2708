import { t } from '@fairtab/domain/language/t';
import { displayMoney, FIRST_CURRENCY, type Cents } from '@fairtab/domain/money';
import { payeePage } from '@fairtab/domain/paying/payeePages';
import { displayHandle, payLink } from '@fairtab/domain/paying/payLinks';
import styled from 'styled-components';
import { domainMethod, knownMethod, methodLabel } from '../../lib/wireMethod';
import { CopyButton } from '../../sharing/CopyButton';
import { ExternalButtonLink } from '../../ui/Links';
import { color, media, space, type } from '../../ui/tokens';

interface WayRowProps {
  way: { readonly method: string; readonly handle: string };
  /** Null as long as no amount was typed. */
  cents: Cents | null;
}

/** One way to pay: its name and handle, a link where there is one, and the handle to copy. */
export function WayRow({ way, cents }: WayRowProps) {
  const currency = FIRST_CURRENCY;
  const known = knownMethod(way.method);
  if (known === null) return null;
  const to = { method: domainMethod(known), handle: way.handle };
  const label = methodLabel(known);
  const withAmount = cents === null ? null : payLink({ ...to, amountCents: cents, currency });
  const link = withAmount ?? payeePage(to);
  const handle = displayHandle(to);
  return (
    <Line>
      <Words>
        <strong>{label}</strong>
        <span>{handle}</span>
      </Words>
      <Actions>
        {link !== null && (
          <ExternalButtonLink href={link} target="_blank">
            {withAmount !== null && cents !== null
              ? t('Open {app} · {amount}', { app: label, amount: displayMoney(cents, currency) })
              : t('Open {app}', { app: label })}
          </ExternalButtonLink>
        )}
        <CopyButton text={handle}>{t('Copy')}</CopyButton>
      </Actions>
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  padding: ${space.m} 0;
  & + & {
    border-top: 1px dashed ${color.rule};
  }
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  strong {
    ${type.label}
    font-size: 1rem;
  }
  span {
    ${type.small}
    color: ${color.inkSoft};
    user-select: all;
  }
`;

/** On phones a link takes the width below the words, so that the buttons of all rows end at the same edge. */
const Actions = styled.div`
  display: flex;
  gap: ${space.s};
  > a {
    flex: 1;
  }
  &:has(a) {
    flex: 1 1 100%;
  }
  ${media.wide} {
    &:has(a) {
      flex: none;
    }
  }
`;
