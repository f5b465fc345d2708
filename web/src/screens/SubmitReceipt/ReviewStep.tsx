import { feesLabel } from '@fairtab/domain/bill/feesLabel';
import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { WAYS_TO_PAY } from '@fairtab/domain/waysToPay';
import styled from 'styled-components';
import { showDay } from '../../lib/dates';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Perforation, ReceiptPaper } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { lazyView } from '../../ui/lazyView';
import { Money } from '../../ui/Money';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Heading, Note, Title } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';
import { checkBill } from '../../billEntry/billDraft/billCheck';
import { amountText, lineCents } from '../../table/billRules/lineAmount';
import { couponOf } from '../../table/billRules/lineRules';
import { filledItems, plainReceipt } from '../../billEntry/billDraft/receiptInput';
import { useOnline } from '../../lib/useOnline';
import { isConfirmed } from '../../billEntry/billDraft/scanCheck';
import type { Wizard } from './useWizard';
import { useCurrency } from '../../ui/CurrencyContext';
import { FormButtons } from '../../billEntry/billForm/FormButtons';

/** Loaded while the bill is typed: a question that came later would move the button that submits from under a finger. */
export const loadTipQuestion = async () => (await import('../../billEntry/billForm/TipQuestion')).TipQuestion;
const TipQuestion = lazyView(loadTipQuestion, null);

/** Step 3: the bill as the table will see it. */
export function ReviewStep({ wizard }: { wizard: Wizard }) {
  const currency = useCurrency();
  const { draft, submitting } = wizard;
  const online = useOnline();
  const items = filledItems(draft);
  const bill = checkBill({ ...draft, items });
  const dropped = draft.items.filter(({ name, price }) => name.trim() || price.trim()).length - items.length;
  const ways = plainReceipt(draft).payTo.map(({ method }) => WAYS_TO_PAY[method].label);
  const isUnconfirmed = draft.scan !== null && !isConfirmed(draft);
  const extras = [
    { name: t('Tax'), cents: bill.taxCents, isAlways: true },
    { name: t('Alcohol tax'), cents: bill.alcoholTaxCents, isAlways: false },
    { name: t('Tip'), cents: bill.tipCents, isAlways: true },
    {
      name: draft.serviceChargePercent === null ? t('Service fees') : feesLabel(draft.serviceChargePercent),
      cents: bill.feesCents,
      isAlways: false,
    },
    { name: t('Discount'), cents: -bill.discountCents, isAlways: false },
  ];

  return (
    <Stack $gap="xl">
      <Hero>{draft.scan ? t('Ready for the table?') : t('Does this look right?')}</Hero>
      {bill.differenceCents !== 0 && (
        <Banner
          tone="warn"
          title={t('Off by {amount}', { amount: displayMoney(Math.abs(bill.differenceCents), currency) })}
        >
          {t(
            'The parts add up to {sum}, the printed total says {printed}. You can submit it like this; we keep reminding you until it is solved.',
            {
              sum: displayMoney(bill.computedCents, currency),
              printed: displayMoney(bill.printedCents ?? 0, currency),
            },
          )}
        </Banner>
      )}
      {dropped > 0 && (
        <Banner title={t('{count, plural, one {One row is left out} other {# rows are left out}}', { count: dropped })}>
          {t('A row needs a name and a price to be on the bill.')}
        </Banner>
      )}
      <ReceiptPaper aria-labelledby="bill">
        <Head>
          <Title id="bill">{draft.restaurantName.trim() || t('Restaurant Receipt')}</Title>
          {draft.date && <Note>{showDay(draft.date)}</Note>}
          {draft.description.trim() && <Note>{draft.description}</Note>}
        </Head>
        <Perforation />
        <LeaderList>
          {items.map((item) => (
            <LeaderRow key={item.key}>
              <dt>
                {Number.isInteger(item.quantity) && item.quantity > 1 && `${item.quantity} × `}
                {item.name}
                {!Number.isInteger(item.quantity) && <Soft> {amountText(item, currency)}</Soft>}
                {item.note && <Soft> {item.note}</Soft>}
                {item.taxClass === 'alcohol' && <Soft> {t('Alcohol')}</Soft>}
                {item.taxClass === 'untaxed' && <Soft> {t('No tax')}</Soft>}
                {couponOf(item, currency) > 0 && (
                  <Soft>
                    {' '}
                    {t('{amount} off by a coupon', { amount: displayMoney(couponOf(item, currency), currency) })}
                  </Soft>
                )}
                {item.splitWith > 1 && draft.evenSplit === null && (
                  <Soft> {t('shared by {count}', { count: item.splitWith })}</Soft>
                )}
              </dt>
              <dd>
                <Money amount={lineCents(item, currency) - couponOf(item, currency)} />
              </dd>
            </LeaderRow>
          ))}
        </LeaderList>
        <Perforation />
        <LeaderList>
          {extras
            .filter(({ cents, isAlways }) => cents !== 0 || isAlways)
            .map(({ name, cents }) => (
              <LeaderRow key={name}>
                <dt>{name}</dt>
                <dd>
                  <Money amount={cents} />
                </dd>
              </LeaderRow>
            ))}
        </LeaderList>
        <Total>
          <span>{t('Total')}</span>
          <Money amount={bill.printedCents ?? bill.computedCents} size="hero" />
        </Total>
        {draft.evenSplit !== null && (
          <Note>{t('Split evenly among {people} people.', { people: draft.evenSplit })}</Note>
        )}
        <Note>
          {ways.length > 0
            ? t('Pay with {ways}.', { ways: ways.join(', ') })
            : t('How they pay you is asked next, where you share the bill.')}
        </Note>
      </ReceiptPaper>
      <TipQuestion form={wizard} />
      <Stack $gap="xs">
        <Heading as="h2">{t('What happens next?')}</Heading>
        <Note>
          {draft.evenSplit === null
            ? t(
                'You get a link and a QR code for the table. Everyone claims what they had and sees their share, tax and tip included. You watch it fill up, and you can still correct the bill.',
              )
            : t(
                'You get a link and a QR code for the table. Everyone claims their equal share, tax and tip included. You watch it fill up, and you can still correct the bill.',
              )}
        </Note>
      </Stack>
      {isUnconfirmed && (
        <Banner tone="warn" title={t('Not confirmed yet')}>
          {draft.scan.bill.lines
            ? t(
                'The bill was read from a text. Go back, compare it with the text and confirm it; then you can submit it.',
              )
            : t(
                'The bill was read from a photo. Go back, compare it with the photo and confirm it; then you can submit it.',
              )}
        </Banner>
      )}
      {!online && (
        <Banner tone="warn" role="status" title={t('You are offline')}>
          {t('Your draft is safe on this device. Submit it when you have a signal again.')}
        </Banner>
      )}
      <FormButtons>
        <Button size="large" block loading={submitting} disabled={isUnconfirmed} onClick={() => void wizard.submit()}>
          {t('Submit Receipt')}
        </Button>
        <Button variant="secondary" size="large" block disabled={submitting} onClick={() => wizard.goTo(2)}>
          {t('Back to Edit')}
        </Button>
      </FormButtons>
    </Stack>
  );
}

const Head = styled.div`
  text-align: center;
`;

const Soft = styled.small`
  ${type.small}
  color: ${color.inkSoft};
`;

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  margin: ${space.l} 0 ${space.s};
  text-align: end;
  > :first-child {
    ${type.title}
  }
`;
