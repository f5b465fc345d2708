import { epcTransfer } from '@fairtab/domain/paying/epcTransfer';
import { t } from '@fairtab/domain/language/t';
import { QrCode } from '../../sharing/QrCode';
import { useCurrency } from '../../ui/CurrencyContext';
import { Folded } from '../../ui/Folded';
import { Note } from '../../ui/Text';
import { useWide } from '../../ui/useWide';

interface TransferCodeProps {
  /** Whose account it is. */
  name: string;
  iban: string;
  amountCents: number;
  note: string;
}

/** The code that fills in a transfer in a European banking app. Phones fold it: they cannot photograph themselves, but a friend can. */
export function TransferCode({ name, iban, amountCents, note }: TransferCodeProps) {
  const currency = useCurrency();
  const wide = useWide();
  const text = epcTransfer({ name, iban, amountCents, currency, note });
  if (text === null) return null;
  const code = <QrCode value={text} label={t('QR code that fills in the transfer in a banking app')} />;
  return wide ? (
    <>
      {code}
      <Note>{t('Scan it with your banking app.')}</Note>
    </>
  ) : (
    <Folded>
      <summary>{t('QR code for a banking app')}</summary>
      {code}
    </Folded>
  );
}
