import { csvNumber } from '@fairtab/domain/books/csvDialect';
import { isNamelessHost } from '@fairtab/domain/people/hostNames';
import { cleanIban } from '@fairtab/domain/paying/iban';
import { t } from '@fairtab/domain/language/t';
import { displayMoney, formatMoney } from '@fairtab/domain/money';
import { displayHandle, fallBackLink } from '@fairtab/domain/paying/payLinks';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { lazyView } from '../../ui/lazyView';
import { ExternalButtonLink } from '../../ui/Links';
import { Folded } from '../../ui/Folded';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { color, radius, space } from '../../ui/tokens';
import { useWide } from '../../ui/useWide';
import { useCsvDialect } from '../../sharing/exporting/useCsvDialect';
import { CopyButton } from '../../sharing/CopyButton';
import { domainMethod, methodLabel } from '../../lib/wireMethod';
import { HandleField } from './HandleField';
import type { OfferedWay } from './offeredWays';
import type { HandleInput } from './usePayChoice';
import { useCurrency } from '../../ui/CurrencyContext';

const TransferCode = lazyView(async () => (await import('./TransferCode')).TransferCode, null);
const QrCode = lazyView(async () => (await import('../../sharing/QrCode')).QrCode, null);

interface PayRouteProps {
  way: OfferedWay;
  /** Opens the pay app with the amount filled in; null when there is no such link. */
  link: string | null;
  amountCents: number;
  hostName: string;
  /** The subject of the payment. */
  note: string;
  /** Called when the payer opens the pay app. */
  onLeave: (event: MouseEvent) => void;
  /** The payer's own handle; null when it is not asked for. */
  handleInput: HandleInput | null;
}

/** How to get the money to the host: where a link opens the pay app, all else is folded, so that one thing leads. */
export function PayRoute({ way, link, amountCents, hostName, note, onLeave, handleInput }: PayRouteProps) {
  const { method, payeeHandle } = way;
  const currency = useCurrency();
  const wide = useWide();
  const dialect = useCsvDialect();
  const ownHandle = handleInput && <HandleField input={handleInput} hostName={hostName} />;
  // Cash goes from hand to hand: its note is beside the way, and nothing is copied.
  if (!payeeHandle || method === 'CASH')
    return (
      <>
        <Note>{wordsWithoutHandle(method, hostName)}</Note>
        {ownHandle}
      </>
    );
  const to = { method: domainMethod(method), handle: payeeHandle };
  const plainLink = fallBackLink(to);
  const copyable = displayHandle(to);
  // Payment apps of the United States read a point; a banking app reads amounts as its phone writes them, "18,50" in Germany.
  const amount = formatMoney(amountCents, currency);
  const isAccount = method === 'BANK' && cleanIban(payeeHandle) !== null;
  const parts = (
    <Stack $gap="m">
      <Stack $gap="xs">
        <Note>{wordsToCopy({ method, link, isAccount })}</Note>
        <Row>
          {/* A banking app asks for the name first. */}
          {isAccount && <CopyButton text={hostName}>{hostName}</CopyButton>}
          <CopyButton text={isAccount ? payeeHandle : copyable}>{copyable}</CopyButton>
          <CopyButton text={isAccount ? csvNumber(amount, dialect) : amount}>
            {displayMoney(amountCents, currency)}
          </CopyButton>
          {isAccount && <CopyButton text={note}>{note}</CopyButton>}
        </Row>
      </Stack>
      {plainLink && (
        <HostsPage href={plainLink} target="_blank" variant="quiet" onClick={onLeave}>
          {t("The amount is not filled in? Open {hostName}'s page", { hostName })}
        </HostsPage>
      )}
      {isAccount && <TransferCode name={hostName} iban={payeeHandle} amountCents={amountCents} note={note} />}
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

function wordsToCopy({
  method,
  link,
  isAccount,
}: {
  method: OfferedWay['method'];
  link: string | null;
  isAccount: boolean;
}): string {
  if (link) return t('Or copy what the app asks for:');
  return isAccount ? t('Copy these into your banking app:') : t('Copy these into {app}:', { app: methodLabel(method) });
}

function wordsWithoutHandle(method: OfferedWay['method'], hostName: string): string {
  const isNameless = isNamelessHost(hostName);
  if (method === 'CASH')
    return isNameless
      ? t('Give the host the cash, then tell the table.')
      : t('Give {hostName} the cash, then tell the table.', { hostName });
  if (method === 'BANK')
    return isNameless
      ? t('Sent by bank? Then tell the table. The host sees it in the account.')
      : t('Sent by bank? Then tell the table. {hostName} sees it in the account.', { hostName });
  if (method === 'CARD') return t('Paid by card at the table? Then tell the table.');
  if (isNameless)
    return t('The host gave no {app} handle here. Ask for it, or choose another way.', { app: methodLabel(method) });
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

const HostsPage = styled(ExternalButtonLink)`
  overflow-wrap: anywhere;
`;
