/** Every sentence of the start page, in the order of the page. */

export const HERO = {
  headline: 'The easiest and fairest way to split the check.',
  lead: 'Scan the receipt, tap what you ordered, pay your share. Tax and tip go along with each dish, to the cent.',
  begin: 'Split a receipt',
  createAccount: 'Create Account',
  haveAccount: 'Already with us?',
  signIn: 'Sign In',
  ios: 'Download for iOS',
  android: 'Download for Android',
  available:
    'Available now: the web app, on every phone. The stores do not have Fairtab yet, so these two search there.',
} as const;

export const DEMO = {
  label: 'A sample bill to try',
  restaurant: 'Osteria Prova',
  sample: 'Sample',
  mayaHas: 'Maya has it',
  yourShare: 'Your share',
  withTaxAndTip: 'with tax and tip',
  mayasPhone: 'Maya’s phone',
  mayaWaits: 'Tap a dish on your phone. Maya claims along.',
  herShare: 'Her share',
  claimed: (claimed: string, total: string) =>
    `${claimed} of ${total} claimed. Maya and the bill are made up, the arithmetic is not.`,
  complete: (total: string) => `Both shares make ${total}, to the cent.`,
  startOver: 'Start over',
  yourShareIs: (amount: string) => `Your share is ${amount}`,
} as const;

export const HOW = {
  title: 'How It Works',
  sample: 'Sample',
  submit: 'Submit Your Receipt Now',
  steps: [
    {
      title: 'Scan Your Receipt',
      text: 'Photograph the bill, or type it in. Fairtab reads dishes, tax and tip, and marks what it is not sure of, so that you look there first.',
    },
    {
      title: 'Claim Your Items',
      text: 'Everybody opens the link or the QR code and taps what they had. A dish can be shared by two or by ten. No app and no account needed.',
    },
    {
      title: 'Pay Your Part',
      text: 'Your phone opens Venmo, Cash App or PayPal with payee and amount filled in. Everybody sees when the bill is settled.',
    },
  ],
  mock: {
    reading: 'Read from the photo',
    balanced: 'Items add up to the total',
    check: 'Check this',
    yours: 'Yours',
    shared: 'Shared by 3',
    half: '1 of 2 left',
    owes: 'You owe Priya',
    pay: 'Open Venmo · $25.77',
    paid: 'Paid',
    toPay: 'Still to pay',
  },
} as const;

export const FEATURES = {
  title: 'Features',
  lead: 'What happens at a real table, thought through.',
  planned: 'Not built yet',
  partly: 'Partly built',
  cards: [
    {
      title: 'Works with Any Receipt',
      text: 'Creased, long or faded: a photo of a printed bill becomes lines you can check. If one cannot be read, typing it takes a minute.',
    },
    {
      title: 'Smart Math',
      text: 'Each dish carries its own part of tax and tip. When all of it is claimed, the shares make the printed total exactly.',
    },
    {
      title: 'Split by Item or Evenly',
      text: 'By what each person had, or in equal parts among 2 to 100 people. You can change your mind until somebody has paid.',
    },
    {
      title: 'Pay However You Want',
      text: 'Venmo, Cash App, PayPal, Zelle, a bank transfer, a card or cash. The host says which of them are welcome.',
    },
    {
      title: 'Send & Receive Money In-App',
      text: 'Fairtab moves no money today. Transfers between @usernames are planned; until then the pay apps do it.',
      state: 'planned',
    },
    {
      title: 'Name Your Receipts',
      text: '“Team lunch”, “Birthday of Leo”: rename a receipt at any time, and find it again by its name.',
    },
    {
      title: 'Group Payment Tracking',
      text: 'See at a glance who has paid and who has not. Fairtab sends a friendly reminder after one, three and seven days, and never at night.',
    },
    {
      title: 'Privacy Controls',
      text: 'Everybody with the link, only who claimed, or nobody: the host decides who sees a receipt. Diners do not see what others owe.',
    },
    {
      title: 'Business-Friendly',
      text: 'Team lunches and client dinners work like every table. A summary for your expense report is not there yet.',
      state: 'partly',
    },
    {
      title: 'Exportable Receipts',
      text: 'Take all your receipts and claims with you as one JSON file. CSV and PDF are not there yet.',
      state: 'partly',
    },
    {
      title: 'Safe & Secure',
      text: 'Handles and secrets are encrypted with AES-256, passwords are hashed, and no card number is ever stored.',
    },
  ],
} as const;

export const MISSION = {
  title: 'Our Mission',
  quote: 'We’re making fairness feel effortless.',
  story: [
    'It began with somebody who does not drink and who likes to eat out with friends. On those evenings drinks made up about 40% of the check, and splitting it evenly meant paying for many rounds of other people’s cocktails.',
    'Saying so at the table felt petty. Saying nothing cost a dinner’s worth a month. Doing the sum on a napkin ruined the end of a good evening.',
    'So Fairtab does the sum. Nobody has to ask, nobody has to explain, and whoever had the steak can enjoy it without owing anybody a favor.',
  ],
  attribution: 'The founder’s story. The 40% are that person’s own experience, not a statistic.',
} as const;

export const DOWNLOAD = {
  title: 'Start Splitting Bills Today',
  text: 'Free to download. Start splitting bills fairly in seconds.',
  honest:
    'The app today is this website. Add it to your home screen, and it opens like an app, with your tables at hand even without a signal.',
  install: 'Install Fairtab',
  iphone: 'On an iPhone or iPad: tap Share, then “Add to Home Screen”.',
  android: 'On Android: open the browser’s menu and tap “Install app” or “Add to Home screen”.',
  stores: 'Fairtab is not in the stores yet. The buttons search there, so that you see when it is.',
} as const;

export const TABLES = {
  title: 'Your tables',
  clear: 'Clear list',
  host: 'You host',
  note: 'Only this device knows this list.',
} as const;
