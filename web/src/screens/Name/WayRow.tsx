import { t } from '@fairtab/domain/language/t';
import { displayMoney, FIRST_CURRENCY, type Cents } from '@fairtab/domain/money';
import { payeePage } from '@fairtab/domain/paying/payeePages';
import { displayHandle, payLink } from '@fairtab/domain/paying/payLinks';
import styled from 'styled-components';
import { domainMethod, knownMethod, methodLabel } from '../../lib/wireMethod';
import { CopyButton } from '../../sharing/CopyButton';
import { ExternalButtonLink } from '../../ui/Links';
import { media, space } from '../../ui/tokens';
import { PayRow, PayWords } from './PayRow';

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
    <PayRow>
      <PayWords>
        <strong>{label}</strong>
        <span>{handle}</span>
      </PayWords>
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
    </PayRow>
  );
}

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
