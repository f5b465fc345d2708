import { t } from '@fairtab/domain/language/t';
import { displayMoney, formatMoney } from '@fairtab/domain/money';
import { displayHandle, fallBackLink } from '@fairtab/domain/payLinks';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { lazyView } from '../ui/lazyView';
import { ExternalButtonLink } from '../ui/Links';
import { Row, Stack } from '../ui/layout/Stack';
import { Note } from '../ui/Text';
import { color, focusRing, radius, space, TOUCH, type } from '../ui/tokens';
import { useWide } from '../ui/useWide';
import { CopyButton } from '../sharing/CopyButton';
import { domainMethod, methodLabel } from '../lib/wireMethod';
import { HandleField } from './HandleField';
import type { OfferedWay } from './offeredWays';
import type { HandleInput } from './usePayChoice';
import { useCurrency } from '../ui/CurrencyContext';

const QrCode = lazyView(async () => (await import('../sharing/QrCode')).QrCode, null);

interface PayRouteProps {
  way: OfferedWay;
  /** Opens the pay app with the amount filled in; null when there is no such link. */
  link: string | null;
  amountCents: number;
  hostName: string;
  /** Called when the payer opens the pay app. */
  onLeave: (event: MouseEvent) => void;
  /** The payer's own handle; null when it is not asked for. */
  handleInput: HandleInput | null;
}

/** How to get the money to the host: where a link opens the pay app, all else is folded, so that one thing leads. */
export function PayRoute({ way, link, amountCents, hostName, onLeave, handleInput }: PayRouteProps) {
  const { method, payeeHandle } = way;
  const currency = useCurrency();
  const wide = useWide();
  const ownHandle = handleInput && <HandleField input={handleInput} hostName={hostName} />;
  if (!payeeHandle)
    return (
      <>
        <Note>{wordsWithoutHandle(method, hostName)}</Note>
        {ownHandle}
      </>
    );
  const to = { method: domainMethod(method), handle: payeeHandle };
  const plainLink = fallBackLink(to);
  const copyable = displayHandle(to);
  const parts = (
    <Stack $gap="m">
      <Stack $gap="xs">
        <Note>
          {link ? t('Or copy what the app asks for:') : t('Copy these into {app}:', { app: methodLabel(method) })}
        </Note>
        <Row>
          <CopyButton text={copyable}>{copyable}</CopyButton>
          <CopyButton text={formatMoney(amountCents, currency)}>{displayMoney(amountCents, currency)}</CopyButton>
        </Row>
      </Stack>
      {plainLink && (
        <HostsPage href={plainLink} target="_blank" variant="quiet" onClick={onLeave}>
          {t("The amount is not filled in? Open {hostName}'s page", { hostName })}
        </HostsPage>
      )}
      {ownHandle}
    </Stack>
  );
  if (!link) return <Box>{parts}</Box>;
  return (
    <div>
      {wide && (
        <QrCode value={link} label={t('QR code that opens {app} on your phone', { app: methodLabel(method) })} />
      )}
      <Folded open={handleInput?.error ? true : undefined}>
        <summary>{t('It did not open?')}</summary>
        {parts}
      </Folded>
    </div>
  );
}

function wordsWithoutHandle(method: OfferedWay['method'], hostName: string): string {
  if (method === 'CASH') return t('Give {hostName} the cash, then tell the table.', { hostName });
  if (method === 'BANK')
    return t('Sent by bank? Then tell the table. {hostName} sees it in the account.', { hostName });
  if (method === 'CARD') return t('Paid by card at the table? Then tell the table.');
  return t('{hostName} gave no {app} handle here. Ask for it, or choose another way.', {
    hostName,
    app: methodLabel(method),
  });
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.rule};
  border-radius: ${radius.m};
`;

const Folded = styled.details`
  summary {
    ${type.label}
    display: flex;
    align-items: center;
    min-height: ${TOUCH};
    color: ${color.accentInk};
    cursor: pointer;
    ${focusRing}
  }
`;

const HostsPage = styled(ExternalButtonLink)`
  overflow-wrap: anywhere;
`;
