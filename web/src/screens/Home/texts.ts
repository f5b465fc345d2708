import { t } from '@fairtab/domain/language/t';

/** Every sentence of the start page, in the order of the page. */

export const HERO = {
  headline: t('The easiest and fairest way to split the check.'),
  lead: t('Scan the receipt, tap what you ordered, pay your share. Tax and tip go along with each dish, to the cent.'),
  begin: t('Split a receipt'),
  createAccount: t('Create Account'),
  haveAccount: t('Already with us?'),
  signIn: t('Sign In'),
  ios: t('Download for iOS'),
  android: t('Download for Android'),
  notInStore: t('Not in the store yet: searches there'),
  available: t('Available Now: the web app, on every phone.'),
  howToAdd: t('How to add it'),
} as const;

export const DEMO = {
  label: t('A sample bill to try'),
  restaurant: 'Osteria Prova',
  sample: t('Sample'),
  mayaHas: t('Maya has it'),
  yourShare: t('Your share'),
  withTaxAndTip: t('with tax and tip'),
  mayasPhone: t('Maya’s phone'),
  mayaWaits: t('Tap a dish on your phone. Maya claims along.'),
  herShare: t('Her share'),
  claimed: (claimed: string, total: string) =>
    t('{claimed} of {total} claimed. Maya and the bill are made up, the arithmetic is not.', { claimed, total }),
  complete: (total: string) => t('Both shares make {total}, to the cent.', { total }),
  startOver: t('Start over'),
  yourShareIs: (amount: string) => t('Your share is {amount}', { amount }),
} as const;

export const HOW = {
  title: t('How It Works'),
  sample: t('Sample'),
  submit: t('Submit Your Receipt Now'),
  steps: [
    {
      title: t('Scan Your Receipt'),
      text: t(
        'Photograph the bill, or type it in. Fairtab reads dishes, tax and tip, and marks what it is not sure of, so that you look there first.',
      ),
    },
    {
      title: t('Claim Your Items'),
      text: t(
        'Everybody opens the link or the QR code and taps what they had. A dish can be shared by two or by ten. No app and no account needed.',
      ),
    },
    {
      title: t('Pay Your Part'),
      text: t(
        'Your phone opens Venmo, Cash App or PayPal with payee and amount filled in. Everybody sees when the bill is settled.',
      ),
    },
  ],
  mock: {
    reading: t('Read from the photo'),
    balanced: t('Items add up to the total'),
    check: t('Check this'),
    yours: t('Yours'),
    shared: t('Shared by 3'),
    half: t('1 of 2 left'),
    owes: t('You owe {hostName}', { hostName: 'Priya' }),
    pay: t('Open {app} · {amount}', { app: 'Venmo', amount: '$25.77' }),
    paid: t('Paid'),
    toPay: t('Still to pay'),
  },
} as const;

export const FEATURES = {
  title: t('Features'),
  lead: t('What happens at a real table, thought through.'),
  partly: t('Partly built'),
  cards: [
    {
      title: t('Works with Any Receipt'),
      text: t(
        'Creased, long or faded: a photo of a printed bill becomes lines you can check. If one cannot be read, typing it takes a minute.',
      ),
    },
    {
      title: t('Smart Math'),
      text: t(
        'Each dish carries its own part of tax and tip. When all of it is claimed, the shares make the printed total exactly.',
      ),
    },
    {
      title: t('Split by Item or Evenly'),
      text: t(
        'By what each person had, or in equal parts among 2 to 100 people. You can change your mind until somebody has paid.',
      ),
    },
    {
      title: t('Pay However You Want'),
      text: t(
        'Venmo, Cash App, PayPal, Zelle, a bank transfer, a card or cash. The host says which of them are welcome.',
      ),
    },
    {
      title: t('Send & Receive Money In-App'),
      text: t(
        'Ask a friend by @username, settle several receipts with one sum, and pay on the page of a name. The pay apps move the money, or a card where the host takes them.',
      ),
      state: 'partly',
    },
    {
      title: t('Name Your Receipts'),
      text: t('“Team lunch”, “Birthday of Leo”: rename a receipt at any time, and find it again by its name.'),
    },
    {
      title: t('Group Payment Tracking'),
      text: t(
        'See at a glance who has paid and who has not. Fairtab sends a friendly reminder after one, three and seven days, and never at night.',
      ),
    },
    {
      title: t('Privacy Controls'),
      text: t(
        'Everybody with the link, only who claimed, or nobody: the host decides who sees a receipt. Diners do not see what others owe.',
      ),
    },
    {
      title: t('Business-Friendly'),
      text: t(
        'Label team lunches and client dinners with project and attendees. A summary by month, label and restaurant goes along with your expense report.',
      ),
    },
    {
      title: t('Exportable Receipts'),
      text: t(
        'Take one receipt or your whole history with you as CSV or PDF, with the photo of the bill if you want it.',
      ),
    },
    {
      title: t('Safe & Secure'),
      text: t(
        'Handles and secrets are encrypted with AES-256, passwords are hashed, and no card number is ever stored.',
      ),
    },
  ],
} as const;

export const MISSION = {
  title: t('Our Mission'),
  quote: t('We’re making fairness feel effortless.'),
  story: [
    t(
      'It began with somebody who does not drink and who likes to eat out with friends. On those evenings drinks made up about 40% of the check, and splitting it evenly meant paying for many rounds of other people’s cocktails.',
    ),
    t(
      'Saying so at the table felt petty. Saying nothing cost a dinner’s worth a month. Doing the sum on a napkin ruined the end of a good evening.',
    ),
    t(
      'So Fairtab does the sum. Nobody has to ask, nobody has to explain, and whoever had the steak can enjoy it without owing anybody a favor.',
    ),
  ],
  attribution: t('The founder’s story. The 40% are that person’s own experience, not a statistic.'),
} as const;

export const DOWNLOAD = {
  title: t('Start Splitting Bills Today'),
  text: t('Free to download. Start splitting bills fairly in seconds.'),
  honest: t(
    'The app today is this website. Add it to your home screen, and it opens like an app, with your tables at hand even without a signal.',
  ),
  install: t('Install Fairtab'),
  iphone: t('On an iPhone or iPad: tap Share, then “Add to Home Screen”.'),
  android: t('On Android: open the browser’s menu and tap “Install app” or “Add to Home screen”.'),
} as const;

export const TABLES = {
  title: t('Your tables'),
  clear: t('Clear list'),
  host: t('You host'),
  note: t('Only this device knows this list.'),
} as const;
