import { PROCESSING_FEE_PERCENT } from '@fairtab/domain/processingFee';

export const PRICING = {
  title: 'Pricing',
  lead: 'Splitting a bill is free. That includes every feature there is today.',
  free: {
    title: 'Free',
    price: '$0',
    note: 'for hosts and diners',
    points: [
      'Any number of receipts, dishes and people',
      'Reading bills from photos',
      'Exact shares of tax and tip',
      'Paying by Venmo, Cash App, PayPal, Zelle, bank, card or cash without a fee of ours',
      'Reminders, history and your data as a file',
    ],
    action: 'Split a receipt',
  },
  processing: {
    title: 'Payment processing',
    price: `${PROCESSING_FEE_PERCENT}%`,
    note: 'of what the payer pays through Fairtab',
    badge: 'Not available yet',
    points: [
      'The fee is added to what the payer is charged',
      'The host receives the full portion',
      'Only for payments through Fairtab; all other ways stay free',
    ],
  },
  example: {
    title: 'An example',
    portion: 'Your portion',
    fee: 'Processing fee',
    total: 'You are charged',
    host: 'The host receives',
    why: 'With a pay app of your own or in cash you would pay the portion alone.',
  },
  calculator: {
    title: 'What would it be for you?',
    label: 'Your portion in dollars',
    problem: 'Please enter an amount such as 25.00',
  },
  worth: {
    title: 'Is the fee worth it?',
    yes: 'It can be',
    yesPoints: [
      'when you and the host have no pay app in common',
      'when you want to pay by card and collect what your card gives back',
      'when the amount is small: for a $20 lunch the fee would be 60 cents',
    ],
    no: 'Probably not',
    noPoints: [
      'when you both use Venmo, Cash App, PayPal or Zelle: there it costs no fee of ours',
      'when the portion is large: for $200 the fee would be $6',
      'when you have cash with you',
    ],
  },
  questions: {
    title: 'About the fee',
    list: [
      ['Who pays it?', 'The person who pays their portion. The host receives the full portion.'],
      ['Can I avoid it?', 'Yes, always: any other way to pay costs no fee of ours.'],
      ['Does it apply today?', 'No. Fairtab does not process payments yet, so nobody is charged anything.'],
      [
        'Do pay apps charge something?',
        'Some do, for credit cards or instant transfers. That is between you and the app.',
      ],
    ],
  },
  apps: {
    title: 'Supported ways to pay',
    opens: 'Opens with payee and amount filled in',
    byHand: 'Fairtab shows payee and amount to copy',
    noHandle: 'Paid directly and reported with one tap',
  },
} as const;
