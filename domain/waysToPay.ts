import { t } from './language/t';
import { FIRST_CURRENCY, type Currency } from './money';

/** Every way to pay the host, in the documented order (docs/product/payments.md). None of them costs the payer a fee. */
export const PAYMENT_METHODS = ['venmo', 'cashapp', 'zelle', 'paypal', 'bank', 'card', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How claims were paid: one of these ways, or by settling an evening, which nobody can choose (docs/product/evenings.md). */
export const PAID_METHODS = [...PAYMENT_METHODS, 'settlement'] as const;
export type PaidMethod = (typeof PAID_METHODS)[number];

interface WayToPay {
  /** The name on its own, as on a button. */
  readonly label: string;
  /** The name inside a sentence: "paid by bank transfer". */
  readonly inSentence: string;
  /** Other words that clients send for it. */
  readonly aliases: readonly string[];
  /** The sign that people write in front of a handle. Handles are stored without it. */
  readonly sign: '@' | '$' | '';
  /** Whether a diner who pays is asked for their own handle, so that the host can tell payments apart. */
  readonly asksHandle: boolean;
  /** The placeholder of a handle's input. */
  readonly placeholder: string;
  /** The message beside a handle that is wrong. */
  readonly problem: string;
  /** How the form for saved payment methods asks for the handle; null when nothing can be saved. */
  readonly saved: {
    readonly label: string;
    readonly placeholder: string;
    /** Exactly the last 4 digits of an account number are kept instead of a handle. */
    readonly isLastFour: boolean;
  } | null;
  /** Whether payLinks.ts makes links that open it with payee and amount filled in. */
  readonly hasPayLink: boolean;
}

/**
 * The one definition of the ways to pay. Inputs, messages, pay links, the trail, REST and the pages read this table,
 * and the GraphQL enum is checked against it. A property that is a message is written when it is read, in the reader's
 * language.
 */
export const WAYS_TO_PAY = {
  venmo: {
    label: 'Venmo',
    inSentence: 'Venmo',
    aliases: [],
    sign: '@',
    asksHandle: true,
    get placeholder() {
      return t('@username');
    },
    get problem() {
      return t('A Venmo username has 5 to 30 letters, digits, hyphens or underscores');
    },
    saved: {
      get label() {
        return t('Venmo username');
      },
      get placeholder() {
        return t('@username');
      },
      isLastFour: false,
    },
    hasPayLink: true,
  },
  cashapp: {
    label: 'Cash App',
    inSentence: 'Cash App',
    aliases: [],
    sign: '$',
    asksHandle: true,
    placeholder: '$cashtag',
    get problem() {
      return t('A $cashtag has up to 20 letters and digits, at least one letter');
    },
    saved: { label: '$Cashtag', placeholder: '$cashtag', isLastFour: false },
    hasPayLink: true,
  },
  zelle: {
    label: 'Zelle',
    inSentence: 'Zelle',
    aliases: [],
    sign: '',
    asksHandle: true,
    get placeholder() {
      return t('Email or US phone');
    },
    get problem() {
      return t('Zelle needs an email address or a US phone number');
    },
    saved: {
      get label() {
        return t('Email or US phone at Zelle');
      },
      get placeholder() {
        return t('Email');
      },
      isLastFour: false,
    },
    hasPayLink: false,
  },
  paypal: {
    label: 'PayPal',
    inSentence: 'PayPal',
    aliases: [],
    sign: '',
    asksHandle: true,
    get placeholder() {
      return t('PayPal.Me name or email');
    },
    get problem() {
      return t('PayPal needs a PayPal.Me name (up to 20 letters and digits) or an email address');
    },
    saved: {
      get label() {
        return t('Email or PayPal.Me name');
      },
      get placeholder() {
        return t('Email');
      },
      isLastFour: false,
    },
    hasPayLink: true,
  },
  bank: {
    get label() {
      return t('Bank transfer');
    },
    get inSentence() {
      return t('bank transfer');
    },
    aliases: [],
    sign: '',
    asksHandle: false,
    placeholder: 'IBAN',
    get problem() {
      return t('Give an IBAN, or at most the last 4 digits of another account');
    },
    saved: {
      get label() {
        return t('Last 4 digits of the account');
      },
      get placeholder() {
        return t('Last 4 digits');
      },
      isLastFour: true,
    },
    hasPayLink: false,
  },
  card: {
    get label() {
      return t('Card');
    },
    get inSentence() {
      return t('card');
    },
    // The documented word of the Pay All dialog.
    aliases: ['credit'],
    sign: '',
    asksHandle: false,
    get placeholder() {
      return t('Last 4 digits');
    },
    get problem() {
      return t('Give at most the last 4 digits of a card, never all of it');
    },
    saved: {
      get label() {
        return t('Last 4 digits of the card');
      },
      get placeholder() {
        return t('Last 4 digits');
      },
      isLastFour: true,
    },
    hasPayLink: false,
  },
  cash: {
    get label() {
      return t('Cash');
    },
    get inSentence() {
      return t('cash');
    },
    aliases: [],
    sign: '',
    asksHandle: false,
    get placeholder() {
      return t('A note, such as "at the table"');
    },
    get problem() {
      return t('A note about cash can have up to 60 characters');
    },
    saved: null,
    hasPayLink: false,
  },
} as const satisfies Record<PaymentMethod, WayToPay>;

type Ways = typeof WAYS_TO_PAY;
type MethodWith<Property> = {
  [Method in PaymentMethod]: Ways[Method] extends Property ? Method : never;
}[PaymentMethod];

/** How claims were paid, in words: "Venmo". */
export function paidMethodLabel(method: PaidMethod): string {
  return method === 'settlement' ? t('Settled with other receipts') : WAYS_TO_PAY[method].label;
}

/** The methods that can be saved, in the documented order. */
export type SavedMethodType = MethodWith<{ saved: object }>;
export const SAVED_METHODS = PAYMENT_METHODS.filter(
  (method): method is SavedMethodType => WAYS_TO_PAY[method].saved !== null,
);

/** The methods with a handle that a diner is asked for and a host is reached by. */
export type MethodWithHandle = MethodWith<{ asksHandle: true }>;
export const METHODS_WITH_HANDLE = PAYMENT_METHODS.filter(
  (method): method is MethodWithHandle => WAYS_TO_PAY[method].asksHandle,
);

/** The methods that have an address of the host: those with a handle, and a bank account with an IBAN. */
export type PayeeMethod = MethodWithHandle | 'bank';
export const PAYEE_METHODS: readonly PayeeMethod[] = [...METHODS_WITH_HANDLE, 'bank'];

/** The methods by which a host is reached with money of a currency. Banks of the United States have no IBAN. */
export function payeeMethods(currency: Currency): PayeeMethod[] {
  return PAYEE_METHODS.filter((method) =>
    method === 'bank' ? currency !== FIRST_CURRENCY : takes({ method, currency }),
  );
}

export type MethodWithPayLink = MethodWith<{ hasPayLink: true }>;

/** The order in which pages offer the ways to pay: those that take the fewest taps first. */
export const OFFERED_METHODS = [
  'venmo',
  'cashapp',
  'paypal',
  'zelle',
  'cash',
  'bank',
  'card',
] as const satisfies readonly PaymentMethod[];

/** Services of the United States: they know no other money than dollars. */
const DOLLARS_ONLY: readonly PaymentMethod[] = ['venmo', 'cashapp', 'zelle'];

/** Whether money of a currency can be sent this way (docs/product/payments.md). */
export function takes({ method, currency }: { method: PaymentMethod; currency: Currency }): boolean {
  return currency === FIRST_CURRENCY || !DOLLARS_ONLY.includes(method);
}

/** The method that a client names by a word in any case; null when there is no such method. */
export function findMethod(word: string): PaymentMethod | null {
  const name = word.trim().toLowerCase();
  const isMeant = (method: PaymentMethod): boolean => {
    const aliases: readonly string[] = WAYS_TO_PAY[method].aliases;
    return method === name || aliases.includes(name);
  };
  return PAYMENT_METHODS.find(isMeant) ?? null;
}
