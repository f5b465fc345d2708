import { t } from '@fairtab/domain/language/t';
import { USUAL_FEE } from '@fairtab/domain/cards/processingFee';

export const PRICING = {
  title: t('Pricing'),
  lead: t('Splitting a bill is free. That includes every feature there is today.'),
  free: {
    title: t('price|Free'),
    price: '$0',
    note: t('for hosts and diners'),
    points: [
      t('Any number of receipts, dishes and people'),
      t('Reading bills from photos'),
      t('Exact shares of tax and tip'),
      t('Paying by Venmo, Cash App, PayPal, Zelle, bank, card or cash without a fee of ours'),
      t('Reminders, history and your data as a file'),
    ],
    action: t('Split a receipt'),
  },
  processing: {
    title: t('Payment processing'),
    price: `${USUAL_FEE.basisPoints / 100}%`,
    note: t('of what the payer pays through Fairtab'),
    badge: t('Where the host takes cards'),
    points: [
      t('The fee is added to what the payer is charged'),
      t('The host receives the full portion'),
      t('Only for cards in Fairtab; all other ways stay free'),
      t('You see part, fee and sum before you choose it'),
    ],
  },
  example: {
    title: t('An example'),
    portion: t('Your portion'),
    fee: t('Processing fee'),
    total: t('You are charged'),
    host: t('The host receives'),
    why: t('With a pay app of your own or in cash you would pay the portion alone.'),
  },
  calculator: {
    title: t('What would it be for you?'),
    label: t('Your portion in dollars'),
    problem: t('Please enter an amount such as 25.00'),
  },
  worth: {
    title: t('Is the fee worth it?'),
    yes: t('It can be'),
    yesPoints: [
      t('when you and the host have no pay app in common'),
      t('when you want to pay by card and collect what your card gives back'),
      t('when the amount is small: for a $20 lunch the fee would be 60 cents'),
    ],
    no: t('Probably not'),
    noPoints: [
      t('when you both use Venmo, Cash App, PayPal or Zelle: there it costs no fee of ours'),
      t('when the portion is large: for $200 the fee would be $6'),
      t('when you have cash with you'),
    ],
  },
  questions: {
    title: t('About the fee'),
    list: [
      [t('Who pays it?'), t('The person who pays their portion. The host receives the full portion.')],
      [t('Can I avoid it?'), t('Yes, always: any other way to pay costs no fee of ours.')],
      [
        t('When does it apply?'),
        t(
          'Only when you pay by card in Fairtab. Whoever runs this Fairtab decides whether there are cards, and what the fee is; each host decides whether to take them. The pay dialog shows a button with the sum where it is so, and none where it is not.',
        ),
      ],
      [
        t('Do pay apps charge something?'),
        t('Some do, for credit cards or instant transfers. That is between you and the app.'),
      ],
    ],
  },
  apps: {
    title: t('Supported ways to pay'),
    opens: t('Opens with payee and amount filled in'),
    byHand: t('Fairtab shows payee and amount to copy'),
    noHandle: t('Paid directly and reported with one tap'),
  },
} as const;
