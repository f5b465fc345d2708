import { t } from '@fairtab/domain/language/t';

interface Answer {
  /** The anchor of the question: `/faqs#no-account`. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
}

/** The twelve questions. Search engines get the same texts as structured data. */
export const FAQS: readonly Answer[] = [
  {
    id: 'how-it-works',
    question: t('How does splitting a bill work?'),
    answer: [
      t(
        'One person, the host, photographs the bill or types it in and shares a link or QR code. Everybody opens it on their own phone and taps what they had. Fairtab adds each dish’s part of tax and tip and shows what each person pays, and every phone shows every tap within a second.',
      ),
    ],
  },
  {
    id: 'no-account',
    question: t('Do my friends need an app or an account?'),
    answer: [
      t(
        'No. A link opens in any browser, and claiming takes a name. An account is useful if you host often: it keeps your receipts together, saves your payment methods and shows who still owes you.',
      ),
    ],
  },
  {
    id: 'any-receipt',
    question: t('Which receipts can be read from a photo?'),
    answer: [
      t(
        'Printed ones, as JPG or PNG up to 10 MB; WebP, HEIC and a PDF of up to six pages work, too. A long bill can be up to six photos. Fairtab marks what it is not sure of and says whether the amounts add up. Handwriting is not read; such bills can be typed in.',
      ),
    ],
  },
  {
    id: 'tax-and-tip',
    question: t('How are tax and tip shared?'),
    answer: [
      t(
        'In proportion to what each person had. If your dishes are a quarter of all dishes, you pay a quarter of tax, tip and fees, and you get a quarter of a discount. When all of the bill is claimed, the shares add up to its total exactly; no cent is lost in rounding.',
      ),
    ],
  },
  {
    id: 'sharing-a-dish',
    question: t('Can we share a dish, or split everything evenly?'),
    answer: [
      t(
        'Both. A dish can be shared by up to 100 people, and each of them claims a part. Of several equal drinks you claim the ones you had. And the host can split the whole bill evenly instead.',
      ),
    ],
  },
  {
    id: 'same-dish',
    question: t('What if two people claim the same dish at the same moment?'),
    answer: [
      t(
        'One of them gets it, and the other is told at once how much is left. More than all of a dish can never be claimed. If somebody tapped the wrong dish, one more tap gives it back, as long as it is not paid.',
      ),
    ],
  },
  {
    id: 'paying',
    question: t('How do I pay?'),
    answer: [
      t(
        'By Venmo, Cash App, PayPal, Zelle, bank transfer, card or cash, whatever the host takes. For Venmo, Cash App and PayPal your phone opens the app with payee and amount filled in. Then you tap that you paid, and the host sees it. Some hosts also take cards in Fairtab; then the pay dialog has a button for it, with the fee beside it.',
      ),
    ],
  },
  {
    id: 'fees',
    question: t('What does it cost?'),
    answer: [
      t(
        'Nothing. Paying by an app of your own or in cash costs no fee of ours. Only a payment by card in Fairtab has a fee, where the host takes cards: usually 3% of your part, shown before you choose it. The pricing page has an example and says when it is worth it.',
      ),
    ],
  },
  {
    id: 'not-paid',
    question: t('What happens when somebody does not pay?'),
    answer: [
      t(
        'Everybody who left an email address is reminded in a friendly way after one, three and seven days, and never at night. The host can send a reminder by hand, or say that it can be forgotten. Fairtab collects no debts.',
      ),
    ],
  },
  {
    id: 'mistake',
    question: t('The bill has a mistake. Can it be changed?'),
    answer: [
      t(
        'Yes, the host can edit it at any time. Shares that are not paid yet are computed anew; what was paid keeps its amount. The history shows who changed what.',
      ),
    ],
  },
  {
    id: 'privacy',
    question: t('Who can see my receipt?'),
    answer: [
      t(
        'Everybody with its link, to begin with. The host can restrict it to the people who claimed, or to nobody else. Photos are seen by the host alone until the host shares them. The privacy policy has the details.',
      ),
    ],
  },
  {
    id: 'offline',
    question: t('Does it work with bad reception?'),
    answer: [
      t(
        'Yes. A table that you opened stays readable without a signal. What you tap is kept on your phone and claimed when you are back online, and sent again it never counts twice.',
      ),
    ],
  },
];

export const FAQ_PAGE = {
  title: t('Frequently Asked Questions'),
  linkTo: t('Link to this answer'),
  more: t('Your question is not here?'),
  contact: t('Contact support'),
} as const;
