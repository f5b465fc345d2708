/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What an access token may be allowed to do. */
export type AccessScope =
  /** Read the profile. */
  | 'ACCOUNT_READ'
  /** Claim items, and answer what others ask about a receipt. */
  | 'CLAIMS'
  /** Make files of receipts and download them. */
  | 'EXPORTS'
  /** Report and confirm payments, and change saved payment methods. */
  | 'PAYMENTS'
  /** Read receipts and evenings, and who owes whom. */
  | 'RECEIPTS_READ'
  /** Make and change receipts and evenings. */
  | 'RECEIPTS_WRITE'
  /** Register webhooks, change them, and read their logs. */
  | 'WEBHOOKS';

/** A kind of long job. */
export type AccountJobKind =
  /** Writes a file to download. */
  | 'EXPORT';

/** How far a long job is, in this order. */
export type AccountJobState =
  /** It is done. */
  | 'DONE'
  /** It ended without a result. `problem` says why. */
  | 'FAILED'
  /** A worker is at it. */
  | 'RUNNING'
  /** No worker has begun it yet. */
  | 'WAITING';

/** A new line of a receipt. */
export type AddItemInput = {
  /** What a coupon for this line takes off: at most what the line costs. 0 by default. */
  discount?: string | number | null | undefined;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** What the whole line costs before `discount`, as a bill prints it, in place of `price`. When no price of one makes it, the item has one unit with this price, and its `note` begins with what was given ("3 for $10.00"). */
  lineTotal?: string | number | null | undefined;
  /** How much of it there is where that is no count, in place of `quantity`: above 0, up to 999, with up to three decimals, such as "2.5". The item has one unit, which costs `measure` times `price` rounded half up, and its `note` begins with what was given ("2.5 × $12.00"). */
  measure?: string | null | undefined;
  /** The name of the dish or drink. */
  name: string;
  /** What was asked for with it. */
  note?: string | null | undefined;
  /** Price of one unit. Required unless `lineTotal` is given. */
  price?: string | number | null | undefined;
  /** The number of units. */
  quantity?: number | null | undefined;
  /** The id in the link (`linkId`), or the global `id`. */
  receiptId: string;
  /** How many people the host expects to share each unit. */
  splitWith?: number | null | undefined;
  /** Which taxes the line carries. */
  taxClass?: TaxClass | null | undefined;
};

/** The payment method to save. */
export type AddPaymentMethodInput = {
  /** A name for it, up to 60 characters. */
  displayName: string;
  /** The handle. For a card or bank account its last 4 digits: more digits are refused. */
  identifier: string;
  /** Whether it is offered first from now on. The first saved method always is. */
  isDefault?: boolean | null | undefined;
  /** The kind of method. Cash is refused. */
  type: PaymentMethod;
};

/** Who is asked to take over what. */
export type AskToTakeOverInput = {
  /** Somebody without a phone for whom the host claimed, by `Person.id`. */
  person: string;
  /** The id in the link (`linkId`), or the global `id`. */
  receiptId: string;
  /** The exact username, with or without its @. */
  username: string;
};

/** The claim to cancel. */
export type CancelClaimInput = {
  /** The claim. */
  claimId: string;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
};

/** A part of an item, and the name of the person who had it. The server computes the amount. */
export type ClaimItemInput = {
  /** Only the host and the guest who claims see it. */
  claimerEmail?: string | null | undefined;
  /** The name of the person who had it. One guest may claim for several persons. */
  claimerName: string;
  /** Only the host and the guest who claims see it. */
  claimerPhone?: string | null | undefined;
  /** The amount that the client showed. An amount that is wrong by more than a cent is refused with AmountMismatch. */
  expectedAmount?: string | number | null | undefined;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** The item. */
  itemId: string;
  /** Own unpaid claims on the same item that this one takes the place of, in one step: nobody can take them in between. */
  replaces?: Array<string> | null | undefined;
  /** Who else shares it, by `Person.id`: fewer people than `splitCount`. They are asked to take an equal part; nothing is kept free for them. */
  shareWith?: Array<string> | null | undefined;
  /** By how many equal parts each of those units is cut: the number of people who share them. Unequal parts are several of them: two of three shares of a dish are 2 `units` and a `splitCount` of 3, and 40 percent are 2 and 5. */
  splitCount?: number | null | undefined;
  /** The number of units. All units of the item by default. */
  units?: number | null | undefined;
  /** What the claim is to cost, with its part of tax, tip and fees, instead of `units` and `splitCount`: "I take $10 of it". The price of all that is left takes all of it. */
  wantedAmount?: string | number | null | undefined;
};

/** The state of a claim. */
export type ClaimStatus =
  /** Cancelled by the host. Its part of the item is free again. */
  | 'CANCELLED'
  /** Claimed and not paid yet. */
  | 'CLAIMED'
  /** Reported as paid. */
  | 'PAID';

/** The payment that arrived. */
export type ConfirmPaymentInput = {
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** The payment. */
  paymentId: string;
};

/** The payments of one person that arrived. */
export type ConfirmPersonInput = {
  /** What the client showed as their sum. Another sum, by a cent too, is refused with AmountMismatch. */
  expectedAmount: string | number;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** The payments, on any receipts of the account. */
  paymentIds: Array<string>;
  /** Who paid, as one of the people of the account. */
  personId: string;
};

/** What somebody besides the host paid the restaurant. */
export type ContributionInput = {
  /** All that they paid. */
  amount: string | number;
  /** The name of somebody without a phone. Leave it out with a person. */
  name?: string | null | undefined;
  /** Who, by `Person.id`. Leave it out for somebody with a name only. */
  personId?: string | null | undefined;
};

/** The new token. */
export type CreateAccessTokenInput = {
  /** How many days it works: 1 to 365, and 90 when it is left out. */
  days?: number | null | undefined;
  /** What it is for, at most 50 characters. */
  name: string;
  /** The account's password. */
  password: string;
  /** What it may do. */
  scopes: Array<AccessScope>;
};

/** A receipt that the host typed, or confirmed after a scan. */
export type CreateReceiptInput = {
  /** A tax that only alcohol carries, besides the other one. Everybody shares it while no item is `ALCOHOL`. */
  alcoholTax?: string | number | null | undefined;
  /** Whether the host has compared the bill with its photos. A scanned bill is refused unless it is true. */
  confirmsScan?: boolean | null | undefined;
  /** The ISO 4217 code of the currency of all amounts, such as "EUR". "USD" by default. */
  currency?: string | null | undefined;
  /** The day of the meal. By default today in `timeZone`. */
  date?: string | null | undefined;
  /** A text about the occasion. */
  description?: string | null | undefined;
  /** The discount, as a positive amount. 0 by default. */
  discount?: string | number | null | undefined;
  /** Service charge and other fees. 0 by default. */
  fees?: string | number | null | undefined;
  /** The host's name on this receipt. By default the first name or username of the account, or "Host" without an account. */
  hostName?: string | null | undefined;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** The lines: at least one, unless `itemsFollow` is true. */
  items: Array<ReceiptItemInput>;
  /** True when addItem adds the items one by one. `total` stays then. */
  itemsFollow?: boolean | null | undefined;
  /** Whether Fairtab may keep the corrections of the host together with the words of the photos, to find mistakes of the reading. */
  keepsCorrections?: boolean | null | undefined;
  /** How the host likes to be paid, in order of preference. The handles that the account has saved unless given; an empty list for none. */
  payTo?: Array<PayToInput> | null | undefined;
  /** The name of the restaurant. "Restaurant Receipt" by default. */
  restaurantName?: string | null | undefined;
  /** The viewer's scan that the bill was read by. It must be done, and not used for another receipt. Requires `confirmsScan`. */
  scanId?: string | null | undefined;
  /**
   * A whole `serviceChargeRate`.
   * @deprecated Use serviceChargeRate, which takes decimals.
   */
  serviceChargePercent?: number | null | undefined;
  /** A service charge, such as for a large party, as a percentage of the items: "1" to "100" with up to three decimals, such as "12.5". The fees follow it, so `fees` must be left out. */
  serviceChargeRate?: string | null | undefined;
  /** Splits the whole bill evenly among this number of people, 2 to 100, instead of by item. */
  splitEvenlyAmong?: number | null | undefined;
  /** The tax that all items share which are not untaxed. 0 by default. */
  tax?: string | number | null | undefined;
  /** The time zone of the table, such as "America/Chicago": nobody is reminded at night there, and a date that is left out is the day there. "America/New_York" by default. */
  timeZone?: string | null | undefined;
  /** The tip on the whole bill. 0 by default. */
  tip?: string | number | null | undefined;
  /** The printed total. The computed sum by default. */
  total?: string | number | null | undefined;
  /** How the items were entered. MANUAL by default, and always UPLOAD with a scan. */
  uploadMethod?: UploadMethod | null | undefined;
};

/** The new webhook. */
export type CreateWebhookInput = {
  /** What is told there. */
  events: Array<WebhookEvent>;
  /** The `id` or `linkId` of a receipt of the account, when it is about that one alone. Left out: about all. */
  receiptId?: string | null | undefined;
  /** The address, which begins with https://. */
  url: string;
};

/** How a CSV separates its cells and writes its decimals. Dates, times and the mark of UTF-8 are the same in both. */
export type CsvDialect =
  /** Commas between cells and decimal points: `Soup,11.00`. As RFC 4180 has it. */
  | 'COMMA'
  /** Semicolons between cells and decimal commas: `Soup;11,00`. For spreadsheets where the decimal sign is a comma. */
  | 'SEMICOLON';

/** The request to decline. */
export type DeclineRequestInput = {
  /** Whether no request of its sender shall reach the account any more. */
  blocksSender?: boolean | null | undefined;
  /** The `key` of the request. */
  requestId: string;
};

/** The claim whose guest asks the viewer to share. */
export type DeclineShareInput = {
  /** The claim. */
  claimId: string;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
};

/** The payment that did not arrive. */
export type DisputePaymentInput = {
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** The payment. */
  paymentId: string;
};

/** The claims that go back. */
export type EndTreatInput = {
  /** Unpaid claims that somebody is treated to. */
  claimIds: Array<string>;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** The id in the link (`linkId`), or the global `id`. */
  receiptId: string;
};

/** What is in an exported file. */
export type ExportContents =
  /** Receipts with their lines, claims and payments. */
  | 'HISTORY'
  /** The business summary. */
  | 'SUMMARY';

/** The kind of an exported file. */
export type ExportFormat =
  /** A table for spreadsheets and programs. */
  | 'CSV'
  /** Pages to read and to print. */
  | 'PDF';

/** The file of a Splitwise group. */
export type ImportSplitwiseInput = {
  /** Which currency of the file, when it has several: each is a receipt of its own. */
  currency?: string | null | undefined;
  /** The text of the CSV that Splitwise exports of a group: at most 200 KB. The language of its words does not matter. */
  file: string;
  /** Which of the people of the file the host is, by the name there. */
  hostName: string;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** How the host likes to be paid, in order of preference. The handles that the account has saved unless given; an empty list for none. */
  payTo?: Array<PayToInput> | null | undefined;
  /** The name of the receipt. "Shared expenses" by default. */
  restaurantName?: string | null | undefined;
  /** The time zone of the host, such as "America/Chicago": nobody is reminded at night there. "America/New_York" by default. */
  timeZone?: string | null | undefined;
};

/** The credentials of an account. */
export type LogInInput = {
  /** A code of the authenticator app or a recovery code. Required when the account has a second factor. */
  code?: string | null | undefined;
  /** The account's password. */
  password: string;
  /** The account's username. */
  username: string;
};

/** To whom was passed on what they paid the restaurant. */
export type PassOnInput = {
  /** What the client showed as `Contribution.owed`. Another amount is refused. */
  expectedAmount?: string | number | null | undefined;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** To whom, by `Contribution.personId`. */
  personId: string;
  /** The id in the link (`linkId`), or the global `id`. */
  receiptId: string;
};

/** The claims that were paid, and the way they were paid. */
export type PayClaimsInput = {
  /** What was given in cash, where the amount was rounded to coins (`Payment.cashAmount`). Another sum than that is refused with AmountMismatch, and the claims count as paid in full. */
  cashAmount?: string | number | null | undefined;
  /** The claims. All unpaid claims of the viewer by default. */
  claimIds?: Array<string> | null | undefined;
  /** The amount that the client showed. An amount that is wrong by more than a cent is refused with AmountMismatch. */
  expectedAmount?: string | number | null | undefined;
  /** The payer's handle for this method, to recognise the payment by. */
  handle?: string | null | undefined;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** How they were paid. Required without `paymentMethodId`. */
  method?: PaymentMethod | null | undefined;
  /** One of the account's saved methods, in place of `method` and `handle`. */
  paymentMethodId?: string | null | undefined;
  /** The id in the link (`linkId`), or the global `id`. */
  receiptId: string;
};

/** The receipts of one host that were paid with one sum, and the way they were paid. */
export type PayPersonInput = {
  /** The payer's handle for this method, to recognise the payment by. */
  handle?: string | null | undefined;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** How they were paid. Required without `paymentMethodId`. */
  method?: PaymentMethod | null | undefined;
  /** One of the account's saved methods, in place of `method` and `handle`. */
  paymentMethodId?: string | null | undefined;
  /** The host, as one of the people of the account. */
  personId: string;
  /** The receipts; at most 50. */
  receipts: Array<ReceiptToPayInput>;
};

/** A way the host likes to be paid. */
export type PayToInput = {
  /** The host's handle. Never a whole account number. */
  handle: string;
  /** The payment method. */
  method: PaymentMethod;
};

/** A way to pay the host. None of them costs a fee. */
export type PaymentMethod =
  /** Bank transfer. The handle of a host is an IBAN, or text with at most 4 digits. */
  | 'BANK'
  /** Credit or debit card. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** Cash App. The handle is a cashtag. */
  | 'CASHAPP'
  /** PayPal. The handle is a PayPal.Me name or an e-mail address. */
  | 'PAYPAL'
  /** Settled with other receipts. Only Fairtab itself sets it. */
  | 'SETTLEMENT'
  /** Venmo. The handle is a username. */
  | 'VENMO'
  /** Zelle. The handle is an e-mail address or a US phone number. */
  | 'ZELLE';

/** The state of a payment. */
export type PaymentStatus =
  /** A card was charged in Fairtab, as the processor says. */
  | 'CHARGED'
  /** The host confirmed it, or did not answer for three days. */
  | 'CONFIRMED'
  /** The host says that it did not arrive. */
  | 'DISPUTED'
  /** The payer has the money of a card payment in Fairtab back. */
  | 'REFUNDED'
  /** The payer reported it, and the host has not answered yet. */
  | 'REPORTED';

/** One line of the receipt. */
export type ReceiptItemInput = {
  /** What a coupon for this line takes off: at most what the line costs. 0 by default. */
  discount?: string | number | null | undefined;
  /** For editReceipt: the item that this line replaces. Without it the line is a new item. */
  id?: string | null | undefined;
  /** What the whole line costs before `discount`, as a bill prints it, in place of `price`. When no price of one makes it, the item has one unit with this price, and its `note` begins with what was given ("3 for $10.00"). */
  lineTotal?: string | number | null | undefined;
  /** How much of it there is where that is no count, in place of `quantity`: above 0, up to 999, with up to three decimals, such as "2.5". The item has one unit, which costs `measure` times `price` rounded half up, and its `note` begins with what was given ("2.5 × $12.00"). */
  measure?: string | null | undefined;
  /** The name of the dish or drink. */
  name: string;
  /** What was asked for with it. Without it a new line has none, and a line that is edited keeps its own. */
  note?: string | null | undefined;
  /** Price of one unit. Required unless `lineTotal` is given. */
  price?: string | number | null | undefined;
  /** The number of units. */
  quantity?: number | null | undefined;
  /** How many people the host expects to share each unit. */
  splitWith?: number | null | undefined;
  /** Which taxes the line carries. */
  taxClass?: TaxClass | null | undefined;
};

/** The role of an account on a receipt. */
export type ReceiptRole =
  /** The account has a claim on another host's receipt that is not cancelled. */
  | 'DINER'
  /** The account made the receipt. */
  | 'HOST';

/** One of the receipts that are paid together. */
export type ReceiptToPayInput = {
  /** What the client showed as open there. Another amount, by a cent too, is refused with AmountMismatch. */
  expectedAmount: string | number;
  /** The id in the link (`linkId`), or the global `id`. */
  receiptId: string;
};

/** An unpaid claim of the diner to remind. */
export type RemindDinerInput = {
  /** The claim. */
  claimId: string;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
};

/** Why a message to an address at which nobody has opened one yet is held back for now. */
export type ReminderHold =
  /** No SMS go to the country of the number. */
  | 'COUNTRY'
  /** Too many such messages about receipts of the host in a day. */
  | 'HOST'
  /** Too many such messages of this installation in a day. */
  | 'INSTALLATION'
  /** Too many such messages from one network in a day. */
  | 'NETWORK'
  /** The address got one in the last 24 hours, or three in seven days. */
  | 'RECIPIENT'
  /** Whoever reads the address wants no messages. */
  | 'UNSUBSCRIBED';

/** Why a diner is not reminded any more. */
export type ReminderStop =
  /** Three reminders were sent. */
  | 'ALL_SENT'
  /** The host said "forget it". */
  | 'FORGOTTEN'
  /** Everything is paid, unclaimed or cancelled. */
  | 'NOTHING_OWED'
  /** The diner left nothing but a phone number. SMS go to numbers alone that were confirmed with a code, in an account. */
  | 'PHONE_ONLY'
  /** The diner left no address, or wants no reminders. */
  | 'UNREACHABLE'
  /** The diner wants no more messages. */
  | 'UNSUBSCRIBED';

/** The payment method to delete. */
export type RemovePaymentMethodInput = {
  /** Its `methodId`, or its global `id`. */
  paymentMethodId: string;
};

/** The webhook to remove. */
export type RemoveWebhookInput = {
  /** The `id` of the Webhook. */
  webhookId: string;
};

/** The claim to reopen. */
export type ReopenClaimInput = {
  /** The claim. */
  claimId: string;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
};

/** The access token to end. */
export type RevokeAccessTokenInput = {
  /** The `id` of the AccessToken. */
  accessTokenId: string;
};

/** The webhook that gets a new secret. */
export type RotateWebhookSecretInput = {
  /** The `id` of the Webhook. */
  webhookId: string;
};

/** All that the page of the username is to show from now on. */
export type SaveNamePageInput = {
  /** The name on the page, up to 60 characters. A page that is on needs one. */
  displayName?: string | null | undefined;
  /** Whether everybody who knows the username may open the page. */
  isOn: boolean;
  /** The saved payment methods to show, by `methodId` or global `id`. Cards and bank accounts are refused. */
  paymentMethodIds: Array<string>;
};

/** The reason why there is no bill. */
export type ScanFailureCode =
  /** The text on the photos is not that of a receipt. */
  | 'NOT_A_RECEIPT'
  /** The photos could not be read now. A new scan may succeed. */
  | 'UNAVAILABLE'
  /** Too little of the text can be read. */
  | 'UNCLEAR'
  /** A photo cannot be opened. */
  | 'UNREADABLE';

/** The photos of one receipt. */
export type ScanReceiptInput = {
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** The ids that POST /api/photos answered, 1 to 6, in order from the top of the receipt. */
  photoIds: Array<string>;
};

/** The steps of a scan, in this order. */
export type ScanStatus =
  /** There is a bill. */
  | 'DONE'
  /** There is no bill. `failure` has the reason. */
  | 'FAILED'
  /** Their words are read. */
  | 'READING'
  /** They are turned upright, and their metadata is removed. */
  | 'TURNING'
  /** The words are made into a bill. */
  | 'UNDERSTANDING'
  /** The photos are uploaded and wait in the queue. */
  | 'UPLOADED';

/** The text of one bill. */
export type ScanTextInput = {
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** A line each, such as "2 Negroni 26.00", or a receipt as text: at most 20,000 characters and 300 lines. The source of a saved HTML mail is read as the text that it shows. */
  text: string;
};

/** The message to send again. */
export type SendWebhookAgainInput = {
  /** The `id` of the WebhookDelivery. */
  deliveryId: string;
};

/** The webhook to test. */
export type SendWebhookTestInput = {
  /** The `id` of the Webhook. */
  webhookId: string;
};

/** Who besides the host paid the restaurant, and how much. */
export type SetContributionInput = {
  /** All that they paid; "0" takes it away again. */
  amount: string | number;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** The name of somebody without a phone. Leave it out with a person. */
  name?: string | null | undefined;
  /** Who, by `Person.id`. Leave it out for somebody with a name only. */
  personId?: string | null | undefined;
  /** The id in the link (`linkId`), or the global `id`. */
  receiptId: string;
};

/** Everybody besides the host who paid the restaurant, and how much. */
export type SetContributionsInput = {
  /** Each person once. Who is not named paid nothing. */
  contributions: Array<ContributionInput>;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** The id in the link (`linkId`), or the global `id`. */
  receiptId: string;
};

/** The payment method to offer first. */
export type SetDefaultPaymentMethodInput = {
  /** Its `methodId`, or its global `id`. */
  paymentMethodId: string;
};

/** The credentials of a new account. */
export type SignUpInput = {
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** 8 to 128 characters, and none of the common ones. */
  password: string;
  /** 3 to 30 letters, digits, dots, dashes and underscores. Upper and lower case make no difference. */
  username: string;
};

/** The wanted file. A history goes by `search` and `role`, a summary by `from`, `to` and `label`. */
export type StartExportInput = {
  /** What is to be in it. */
  contents: ExportContents;
  /** Of a CSV; COMMA when it is left out. It changes no PDF. */
  csvDialect?: CsvDialect | null | undefined;
  /** The kind of file. */
  format: ExportFormat;
  /** As in `User.businessSummary`. */
  from?: string | null | undefined;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** As in `User.businessSummary`. */
  label?: string | null | undefined;
  /** As in `User.receipts`. */
  role?: ReceiptRole | null | undefined;
  /** As in `User.receipts`. */
  search?: string | null | undefined;
  /** As in `User.businessSummary`. */
  to?: string | null | undefined;
};

/** A claim of the diner, and whether reminders stop. */
export type StopRemindingInput = {
  /** The claim. */
  claimId: string;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** False takes an earlier "forget it" back. */
  isStopped: boolean;
};

/** To whom nothing was passed on. */
export type TakeBackPassedOnInput = {
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** To whom, by `Contribution.personId`. */
  personId: string;
  /** The id in the link (`linkId`), or the global `id`. */
  receiptId: string;
};

/** The request to agree to. */
export type TakeOverInput = {
  /** The amount that the client showed. An amount that is wrong by more than a cent is refused with AmountMismatch. */
  expectedAmount?: string | number | null | undefined;
  /** The `key` of the request. */
  requestId: string;
};

/** Who the viewer is, of those for whom the device of the host claimed. */
export type TakePlaceInput = {
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** The person, by `Person.id`. */
  personId: string;
  /** The id in the link (`linkId`), or the global `id`. */
  receiptId: string;
};

/** Which taxes an item carries. */
export type TaxClass =
  /** The tax and the alcohol tax. */
  | 'ALCOHOL'
  /** The tax, and no alcohol tax. */
  | 'ORDINARY'
  /** No tax, such as a gift card. */
  | 'UNTAXED';

/** The state of a transfer. */
export type TransferStatus =
  /** The recipient says that it arrived. */
  | 'CONFIRMED'
  /** It is owed. */
  | 'OPEN'
  /** The payer says that it is paid. */
  | 'REPORTED';

/** A person's claims, and who pays for them. */
export type TreatInput = {
  /** Unpaid claims of one person. */
  claimIds: Array<string>;
  /** The name under which the viewer pays. Null when only others pay. */
  claimerName?: string | null | undefined;
  /** The amount that the client showed. An amount that is wrong by more than a cent is refused with AmountMismatch. */
  expectedAmount?: string | number | null | undefined;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
  /** The others who pay, by `Person.id`. All who pay have equal parts, to the cent. Only the host may name others. */
  people?: Array<string> | null | undefined;
  /** The id in the link (`linkId`), or the global `id`. */
  receiptId: string;
};

/** The claim to delete. */
export type UnclaimInput = {
  /** The claim. */
  claimId: string;
  /** Makes a retry safe for 24 hours: the same key with the same input gets the first answer. A UUID is a good key. */
  idempotencyKey?: string | null | undefined;
};

/** What is to change; what is left out stays. */
export type UpdateWebhookInput = {
  /** What is told there from now on. */
  events?: Array<WebhookEvent> | null | undefined;
  /** Turns it off, or on again. Then what had waited is told first. */
  isOn?: boolean | null | undefined;
  /** The new address. */
  url?: string | null | undefined;
  /** The `id` of the Webhook. */
  webhookId: string;
};

/** How the items of a receipt were entered. */
export type UploadMethod =
  /** Typed in. */
  | 'MANUAL'
  /** Read from a photo. */
  | 'UPLOAD';

/** Why an attempt has no answer. */
export type WebhookDeliveryProblem =
  /** The certificate of the server is not valid. */
  | 'CERTIFICATE'
  /** The address leads to a network that is not public. */
  | 'NOT_PUBLIC'
  /** None came within 5 seconds. */
  | 'TIMEOUT'
  /** There was no connection, or it broke. */
  | 'UNREACHABLE';

/** What became of a message to a webhook. */
export type WebhookDeliveryState =
  /** Its receiver answered with a status of 200 to 299. */
  | 'DELIVERED'
  /** It is not tried any more, unless somebody asks for that. */
  | 'FAILED'
  /** It is tried now, in its turn, or again after a pause. */
  | 'WAITING';

/** Something that may be told to a webhook. A message has it as `type`, such as "claim.created". */
export type WebhookEvent =
  /** The bill was edited, or split in another way. */
  | 'BILL_EDITED'
  /** Somebody claimed a line or a part of it. */
  | 'CLAIM_CREATED'
  /** Somebody gave a claim back, or the host cancelled it. */
  | 'CLAIM_REMOVED'
  /** A payment was confirmed, by the host, after three days, by card, or with other receipts. */
  | 'PAYMENT_CONFIRMED'
  /** The host says that a payment, or the part of it for one claim, did not arrive. */
  | 'PAYMENT_DISPUTED'
  /** Somebody reported a payment to the host. */
  | 'PAYMENT_REPORTED'
  /** The account made a receipt. */
  | 'RECEIPT_CREATED'
  /** Everything is claimed now, and nothing is left to pay. */
  | 'RECEIPT_SETTLED';

/** Why nothing is told to a webhook. */
export type WebhookOffReason =
  /** Its address took nothing for three days. */
  | 'FAILING'
  /** Its address answered that it is gone (410). */
  | 'GONE'
  /** The account turned it off. */
  | 'OWNER'
  /** The password of the account was reset by a mailed link. */
  | 'PASSWORD_RESET';

export type TokenFragment = { id: string, name: string, scopes: Array<AccessScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null, lastUsedFrom: string | null };

export type RestAccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAccessTokensQuery = { viewer: { accessTokens: Array<{ id: string, name: string, scopes: Array<AccessScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null, lastUsedFrom: string | null }> } | null };

export type RestCreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type RestCreateAccessTokenMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { token: string, accessToken: { id: string, name: string, scopes: Array<AccessScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null, lastUsedFrom: string | null } }
    | { __typename: 'InvalidCredentials', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type RestRevokeAccessTokenMutationVariables = Exact<{
  input: RevokeAccessTokenInput;
}>;


export type RestRevokeAccessTokenMutation = { result:
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { id: string }
   };

export type RestReadUserQueryVariables = Exact<{ [key: string]: never; }>;


export type RestReadUserQuery = { viewer: { username: string, firstName: string, lastName: string, email: string | null, phone: string | null, createdAt: string, id: string } | null };

export type RestCreateGuestMutationVariables = Exact<{ [key: string]: never; }>;


export type RestCreateGuestMutation = { result:
    | { token: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type RestRevokeGuestTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RestRevokeGuestTokenMutation = { result:
    | { __typename: 'NotAllowed', message: string }
    | { revoked: boolean }
   };

export type RestSignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type RestSignUpMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { username: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type RestLogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type RestLogInMutation = { result:
    | { __typename: 'CodeRequired', message: string }
    | { __typename: 'InvalidCredentials', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { sessionId: string, user: { username: string, id: string } }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type RestLogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type RestLogOutMutation = { result: { loggedOut: boolean } };

export type RestSetContributionMutationVariables = Exact<{
  input: SetContributionInput;
}>;


export type RestSetContributionMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { receipt: { linkId: string, restaurantName: string, hostName: string, description: string, date: string, currency: string, total: string, tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, createdAt: string, id: string, exchangeRate: { currency: string, baseCurrency: string, rate: string, date: string } | null, payTo: Array<{ method: PaymentMethod, handle: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } }> }>, people: Array<{ id: string, name: string, owes: string, paid: string }>, contributions: Array<{ personId: string, name: string, amount: string, owed: string, passedOn: string, settled: string }> } }
   };

export type RestSetContributionsMutationVariables = Exact<{
  input: SetContributionsInput;
}>;


export type RestSetContributionsMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { receipt: { linkId: string, restaurantName: string, hostName: string, description: string, date: string, currency: string, total: string, tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, createdAt: string, id: string, exchangeRate: { currency: string, baseCurrency: string, rate: string, date: string } | null, payTo: Array<{ method: PaymentMethod, handle: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } }> }>, people: Array<{ id: string, name: string, owes: string, paid: string }>, contributions: Array<{ personId: string, name: string, amount: string, owed: string, passedOn: string, settled: string }> } }
   };

export type RestPassOnMutationVariables = Exact<{
  input: PassOnInput;
}>;


export type RestPassOnMutation = { result:
    | { __typename: 'AmountMismatch', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { receipt: { linkId: string, restaurantName: string, hostName: string, description: string, date: string, currency: string, total: string, tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, createdAt: string, id: string, exchangeRate: { currency: string, baseCurrency: string, rate: string, date: string } | null, payTo: Array<{ method: PaymentMethod, handle: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } }> }>, people: Array<{ id: string, name: string, owes: string, paid: string }>, contributions: Array<{ personId: string, name: string, amount: string, owed: string, passedOn: string, settled: string }> } }
   };

export type RestTakeBackPassedOnMutationVariables = Exact<{
  input: TakeBackPassedOnInput;
}>;


export type RestTakeBackPassedOnMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { receipt: { linkId: string, restaurantName: string, hostName: string, description: string, date: string, currency: string, total: string, tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, createdAt: string, id: string, exchangeRate: { currency: string, baseCurrency: string, rate: string, date: string } | null, payTo: Array<{ method: PaymentMethod, handle: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } }> }>, people: Array<{ id: string, name: string, owes: string, paid: string }>, contributions: Array<{ personId: string, name: string, amount: string, owed: string, passedOn: string, settled: string }> } }
   };

type Refusal_AlreadyClaimed_Fragment = { __typename: 'AlreadyClaimed', message: string };

type Refusal_AmountMismatch_Fragment = { __typename: 'AmountMismatch', message: string };

type Refusal_CodeRequired_Fragment = { __typename: 'CodeRequired', message: string };

type Refusal_Conflict_Fragment = { __typename: 'Conflict', message: string };

type Refusal_EditedMeanwhile_Fragment = { __typename: 'EditedMeanwhile', message: string };

type Refusal_InvalidCredentials_Fragment = { __typename: 'InvalidCredentials', message: string };

type Refusal_InvalidInput_Fragment = { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> };

type Refusal_NotAllowed_Fragment = { __typename: 'NotAllowed', message: string };

type Refusal_NotFound_Fragment = { __typename: 'NotFound', message: string };

type Refusal_NotSignedIn_Fragment = { __typename: 'NotSignedIn', message: string };

type Refusal_TooManyAttempts_Fragment = { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string };

export type RefusalFragment =
  | Refusal_AlreadyClaimed_Fragment
  | Refusal_AmountMismatch_Fragment
  | Refusal_CodeRequired_Fragment
  | Refusal_Conflict_Fragment
  | Refusal_EditedMeanwhile_Fragment
  | Refusal_InvalidCredentials_Fragment
  | Refusal_InvalidInput_Fragment
  | Refusal_NotAllowed_Fragment
  | Refusal_NotFound_Fragment
  | Refusal_NotSignedIn_Fragment
  | Refusal_TooManyAttempts_Fragment
;

export type RestReadEveningQueryVariables = Exact<{
  id: string;
}>;


export type RestReadEveningQuery = { evening: { name: string, url: string, createdAt: string, planKey: string | null, id: string, receipts: Array<{ restaurantName: string, hostName: string, total: string, unclaimed: string, id: string }>, people: Array<{ key: string, name: string, net: string }>, planned: Array<{ amount: string, from: { key: string, name: string }, to: { key: string, name: string } }>, asked: Array<{ key: string, name: string }>, proposal: { isOutdated: boolean, proposedBy: { key: string, name: string } | null, agreed: Array<{ key: string, name: string }> } | null, transfers: Array<{ amount: string, status: TransferStatus, method: PaymentMethod | null, isDisputed: boolean, id: string, from: { key: string, name: string }, to: { key: string, name: string } }> } | null };

export type RestListEveningsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestListEveningsQuery = { viewer: { evenings: { edges: Array<{ node: { name: string, createdAt: string, currency: string, receiptCount: number, net: string, isSettled: boolean, id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type WrittenFileFragment = { contents: ExportContents, format: ExportFormat, fileName: string, bytes: number | null, url: string | null, endsAt: string, job: { id: string, state: AccountJobState, done: number, total: number | null, problem: string | null, createdAt: string } };

export type RestListExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestListExportsQuery = { viewer: { exports: Array<{ contents: ExportContents, format: ExportFormat, fileName: string, bytes: number | null, url: string | null, endsAt: string, job: { id: string, state: AccountJobState, done: number, total: number | null, problem: string | null, createdAt: string } }> } | null };

export type RestStartExportMutationVariables = Exact<{
  input: StartExportInput;
}>;


export type RestStartExportMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotSignedIn', message: string }
    | { export: { contents: ExportContents, format: ExportFormat, fileName: string, bytes: number | null, url: string | null, endsAt: string, job: { id: string, state: AccountJobState, done: number, total: number | null, problem: string | null, createdAt: string } } }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type RestImportSplitwiseMutationVariables = Exact<{
  input: ImportSplitwiseInput;
}>;


export type RestImportSplitwiseMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { notes: Array<string>, receipt: { linkId: string, restaurantName: string, hostName: string, description: string, date: string, currency: string, total: string, tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, createdAt: string, id: string, exchangeRate: { currency: string, baseCurrency: string, rate: string, date: string } | null, payTo: Array<{ method: PaymentMethod, handle: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } }> }>, people: Array<{ id: string, name: string, owes: string, paid: string }>, contributions: Array<{ personId: string, name: string, amount: string, owed: string, passedOn: string, settled: string }> } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type RestJobQueryVariables = Exact<{
  id: string;
}>;


export type RestJobQuery = { node:
    | { id: string, kind: AccountJobKind, state: AccountJobState, done: number, total: number | null, problem: string | null, createdAt: string, finishedAt: string | null }
    | Record<PropertyKey, never>
   | null };

export type NameSettingsFragment = { namePage: { isOn: boolean, displayName: string }, paymentMethods: Array<{ methodId: string, isShown: boolean }> };

export type RestReadNameQueryVariables = Exact<{
  username: string;
}>;


export type RestReadNameQuery = { namePage: { username: string, displayName: string, url: string, ways: Array<{ method: PaymentMethod, handle: string }> } | null };

export type RestReadNamePageQueryVariables = Exact<{ [key: string]: never; }>;


export type RestReadNamePageQuery = { viewer: { namePage: { isOn: boolean, displayName: string }, paymentMethods: Array<{ methodId: string, isShown: boolean }> } | null };

export type RestSaveNamePageMutationVariables = Exact<{
  input: SaveNamePageInput;
}>;


export type RestSaveNamePageMutation = { result:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { user: { namePage: { isOn: boolean, displayName: string }, paymentMethods: Array<{ methodId: string, isShown: boolean }> } }
   };

export type SavedMethodFragment = { type: PaymentMethod, displayName: string, identifier: string, isDefault: boolean, createdAt: string, id: string };

export type RestPaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestPaymentMethodsQuery = { viewer: { paymentMethods: Array<{ type: PaymentMethod, displayName: string, identifier: string, isDefault: boolean, createdAt: string, id: string }> } | null };

export type RestAddPaymentMethodMutationVariables = Exact<{
  input: AddPaymentMethodInput;
}>;


export type RestAddPaymentMethodMutation = { result:
    | { paymentMethod: { type: PaymentMethod, displayName: string, identifier: string, isDefault: boolean, createdAt: string, id: string } }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotSignedIn', message: string }
   };

export type RestRemovePaymentMethodMutationVariables = Exact<{
  input: RemovePaymentMethodInput;
}>;


export type RestRemovePaymentMethodMutation = { result:
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { id: string }
   };

export type RestSetDefaultMutationVariables = Exact<{
  input: SetDefaultPaymentMethodInput;
}>;


export type RestSetDefaultMutation = { result:
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { paymentMethod: { type: PaymentMethod, displayName: string, identifier: string, isDefault: boolean, createdAt: string, id: string } }
   };

export type ReportedPaymentFragment = { id: string, payerName: string, amount: string, cashAmount: string | null, status: PaymentStatus, createdAt: string, completedAt: string | null, paymentMethod: PaymentMethod, paymentUsername: string | null, claims: Array<{ id: string }> };

export type PlacedPaymentFragment = { id: string, payerName: string, amount: string, cashAmount: string | null, status: PaymentStatus, createdAt: string, completedAt: string | null, paymentMethod: PaymentMethod, paymentUsername: string | null, receipt: { linkId: string }, claims: Array<{ id: string }> };

export type RestListPaymentsQueryVariables = Exact<{
  id: string;
}>;


export type RestListPaymentsQuery = { receipt: { payments: Array<{ id: string, payerName: string, amount: string, cashAmount: string | null, status: PaymentStatus, createdAt: string, completedAt: string | null, paymentMethod: PaymentMethod, paymentUsername: string | null, claims: Array<{ id: string }> }> } | null };

export type RestConfirmPaymentMutationVariables = Exact<{
  input: ConfirmPaymentInput;
}>;


export type RestConfirmPaymentMutation = { result:
    | { payment: { id: string, payerName: string, amount: string, cashAmount: string | null, status: PaymentStatus, createdAt: string, completedAt: string | null, paymentMethod: PaymentMethod, paymentUsername: string | null, receipt: { linkId: string }, claims: Array<{ id: string }> } }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   };

export type RestDisputePaymentMutationVariables = Exact<{
  input: DisputePaymentInput;
}>;


export type RestDisputePaymentMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { payment: { id: string, payerName: string, amount: string, cashAmount: string | null, status: PaymentStatus, createdAt: string, completedAt: string | null, paymentMethod: PaymentMethod, paymentUsername: string | null, receipt: { linkId: string }, claims: Array<{ id: string }> } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   };

export type BalanceFragment = { currency: string, owedToMe: string, iOwe: string, net: string, toConfirm: string, reported: string };

export type PersonFactsFragment = { id: string, name: string, hasAccount: boolean, receiptCount: number, lastReceiptAt: string, balance: { currency: string, owedToMe: string, iOwe: string, net: string, toConfirm: string, reported: string } };

export type GroupedPaymentFragment = { id: string, groupId: string | null, amount: string, status: PaymentStatus, createdAt: string, completedAt: string | null, paymentMethod: PaymentMethod, paymentUsername: string | null, receipt: { linkId: string } };

export type RestListPeopleQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type RestListPeopleQuery = { viewer: { counterparties: { edges: Array<{ node: { id: string, name: string, hasAccount: boolean, receiptCount: number, lastReceiptAt: string, balance: { currency: string, owedToMe: string, iOwe: string, net: string, toConfirm: string, reported: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type RestReadPersonQueryVariables = Exact<{
  id: string;
}>;


export type RestReadPersonQuery = { node:
    | { id: string, name: string, hasAccount: boolean, receiptCount: number, lastReceiptAt: string, receipts: Array<{ receipt: { restaurantName: string, date: string, id: string }, paymentsToConfirm: Array<{ id: string, groupId: string | null, amount: string, status: PaymentStatus, createdAt: string, completedAt: string | null, paymentMethod: PaymentMethod, paymentUsername: string | null, receipt: { linkId: string } }>, balance: { currency: string, owedToMe: string, iOwe: string, net: string, toConfirm: string, reported: string } }>, claimToRemind: { id: string } | null, netting: { planKey: string, owedToMe: string, iOwe: string, net: string, receiptCount: number, proposal: { isMine: boolean, isOutdated: boolean } | null } | null, transfers: Array<{ isMine: boolean, amount: string, status: TransferStatus, method: PaymentMethod | null, isDisputed: boolean, id: string, evening: { linkId: string } | null }>, balance: { currency: string, owedToMe: string, iOwe: string, net: string, toConfirm: string, reported: string } }
    | Record<PropertyKey, never>
   | null };

export type RestPayPersonMutationVariables = Exact<{
  input: PayPersonInput;
}>;


export type RestPayPersonMutation = { result:
    | { __typename: 'AmountMismatch', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { payments: Array<{ id: string, groupId: string | null, amount: string, status: PaymentStatus, createdAt: string, completedAt: string | null, paymentMethod: PaymentMethod, paymentUsername: string | null, receipt: { linkId: string } }> }
   };

export type RestConfirmPersonMutationVariables = Exact<{
  input: ConfirmPersonInput;
}>;


export type RestConfirmPersonMutation = { result:
    | { __typename: 'AmountMismatch', message: string }
    | { payments: Array<{ id: string, groupId: string | null, amount: string, status: PaymentStatus, createdAt: string, completedAt: string | null, paymentMethod: PaymentMethod, paymentUsername: string | null, receipt: { linkId: string } }> }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type SeatsFragment = { linkId: string, hostDiner: string, viewerSeat: { isHost: boolean, diner: string | null } };

export type ListedReceiptFragment = { linkId: string, restaurantName: string, description: string, date: string, uploadMethod: UploadMethod, currency: string, total: string, paid: string, remaining: string, createdAt: string, id: string };

export type HostedItemFragment = { id: string, name: string, price: string, quantity: number, splitWith: number, taxClass: TaxClass, discount: string };

export type HostedReceiptFragment = { tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, linkId: string, hostDiner: string, restaurantName: string, description: string, date: string, uploadMethod: UploadMethod, currency: string, total: string, paid: string, remaining: string, createdAt: string, id: string, payTo: Array<{ method: PaymentMethod, handle: string }>, photos: Array<{ url: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, splitWith: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, diner: string, claimerName: string, status: ClaimStatus, createdAt: string, shareAmount: string }> }>, viewerSeat: { isHost: boolean, diner: string | null } };

export type RestListReceiptsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type RestListReceiptsQuery = { viewer: { receipts: { edges: Array<{ node: { linkId: string, restaurantName: string, description: string, date: string, uploadMethod: UploadMethod, currency: string, total: string, paid: string, remaining: string, createdAt: string, id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type RestReadOwnReceiptQueryVariables = Exact<{
  id: string;
}>;


export type RestReadOwnReceiptQuery = { receipt: { tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, linkId: string, hostDiner: string, restaurantName: string, description: string, date: string, uploadMethod: UploadMethod, currency: string, total: string, paid: string, remaining: string, createdAt: string, id: string, payTo: Array<{ method: PaymentMethod, handle: string }>, photos: Array<{ url: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, splitWith: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, diner: string, claimerName: string, status: ClaimStatus, createdAt: string, shareAmount: string }> }>, viewerSeat: { isHost: boolean, diner: string | null } } | null, viewer: { userId: string } | null };

export type RestWhoAsksQueryVariables = Exact<{ [key: string]: never; }>;


export type RestWhoAsksQuery = { viewer: { userId: string } | null };

export type RestCreateOwnReceiptMutationVariables = Exact<{
  input: CreateReceiptInput;
}>;


export type RestCreateOwnReceiptMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { receipt: { tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, linkId: string, hostDiner: string, restaurantName: string, description: string, date: string, uploadMethod: UploadMethod, currency: string, total: string, paid: string, remaining: string, createdAt: string, id: string, payTo: Array<{ method: PaymentMethod, handle: string }>, photos: Array<{ url: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, splitWith: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, diner: string, claimerName: string, status: ClaimStatus, createdAt: string, shareAmount: string }> }>, viewerSeat: { isHost: boolean, diner: string | null } } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type RestAddItemMutationVariables = Exact<{
  input: AddItemInput;
}>;


export type RestAddItemMutation = { result:
    | { item: { id: string, name: string, price: string, quantity: number, splitWith: number, taxClass: TaxClass, discount: string }, receipt: { linkId: string } }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'EditedMeanwhile', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   };

export type RestPayHostMutationVariables = Exact<{
  input: PayClaimsInput;
}>;


export type RestPayHostMutation = { result:
    | { __typename: 'AmountMismatch', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { payment: { id: string, diner: string, amount: string, cashAmount: string | null, status: PaymentStatus, createdAt: string, completedAt: string | null, paymentMethod: PaymentMethod }, receipt: { linkId: string, hostDiner: string, viewerSeat: { isHost: boolean, diner: string | null } } }
   };

export type ClaimReminderFragment = { reminder: { nextAt: string | null, stopped: ReminderStop | null, sentAt: Array<string>, byHandAt: string | null, canRemindNow: boolean, wording: string, isFirstMessage: boolean, held: ReminderHold | null } | null };

export type RestReminderQueryVariables = Exact<{
  id: string;
}>;


export type RestReminderQuery = { node:
    | { reminder: { nextAt: string | null, stopped: ReminderStop | null, sentAt: Array<string>, byHandAt: string | null, canRemindNow: boolean, wording: string, isFirstMessage: boolean, held: ReminderHold | null } | null }
    | Record<PropertyKey, never>
   | null };

export type RestRemindDinerMutationVariables = Exact<{
  input: RemindDinerInput;
}>;


export type RestRemindDinerMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { claim: { reminder: { nextAt: string | null, stopped: ReminderStop | null, sentAt: Array<string>, byHandAt: string | null, canRemindNow: boolean, wording: string, isFirstMessage: boolean, held: ReminderHold | null } | null } }
   };

export type RestStopRemindingMutationVariables = Exact<{
  input: StopRemindingInput;
}>;


export type RestStopRemindingMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { claim: { reminder: { nextAt: string | null, stopped: ReminderStop | null, sentAt: Array<string>, byHandAt: string | null, canRemindNow: boolean, wording: string, isFirstMessage: boolean, held: ReminderHold | null } | null } }
   };

export type RestRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestRequestsQuery = { viewer: { requests: Array<{ hostName: string, fromUsername: string, personName: string, restaurantName: string, date: string, currency: string, amount: string, dishes: Array<string>, createdAt: string, id: string, receipt: { linkId: string } | null }> } | null };

export type RestPeopleOfReceiptQueryVariables = Exact<{
  id: string;
}>;


export type RestPeopleOfReceiptQuery = { receipt: { hostDiner: string, people: Array<{ id: string, diner: string, name: string }> } | null };

export type RestAskMutationVariables = Exact<{
  input: AskToTakeOverInput;
}>;


export type RestAskMutation = { result:
    | { receipt: { linkId: string } }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type RestTakeOverMutationVariables = Exact<{
  input: TakeOverInput;
}>;


export type RestTakeOverMutation = { result:
    | { __typename: 'AmountMismatch', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { receipt: { linkId: string } }
   };

export type RestDeclineMutationVariables = Exact<{
  input: DeclineRequestInput;
}>;


export type RestDeclineMutation = { result:
    | { user: { userId: string } }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type ReadTextFragment = { value: string, confidence: number, boxes: Array<{ photo: number, corners: Array<{ x: number, y: number }> }> };

export type ReadDateFragment = { value: string, confidence: number, boxes: Array<{ photo: number, corners: Array<{ x: number, y: number }> }> };

export type ReadMoneyFragment = { value: string, confidence: number, boxes: Array<{ photo: number, corners: Array<{ x: number, y: number }> }> };

export type RestReadScanQueryVariables = Exact<{
  id: string;
}>;


export type RestReadScanQuery = { scan: { id: string, failure: { code: ScanFailureCode, message: string } | null, photos: Array<{ url: string }>, bill: { currency: string | null, balanced: boolean, advice: string | null, restaurantName: { value: string, confidence: number, boxes: Array<{ photo: number, corners: Array<{ x: number, y: number }> }> } | null, date: { value: string, confidence: number, boxes: Array<{ photo: number, corners: Array<{ x: number, y: number }> }> } | null, subtotal: { value: string, confidence: number, boxes: Array<{ photo: number, corners: Array<{ x: number, y: number }> }> } | null, tax: { value: string, confidence: number, boxes: Array<{ photo: number, corners: Array<{ x: number, y: number }> }> } | null, tip: { value: string, confidence: number, boxes: Array<{ photo: number, corners: Array<{ x: number, y: number }> }> } | null, fees: { value: string, confidence: number, boxes: Array<{ photo: number, corners: Array<{ x: number, y: number }> }> } | null, discount: { value: string, confidence: number, boxes: Array<{ photo: number, corners: Array<{ x: number, y: number }> }> } | null, total: { value: string, confidence: number, boxes: Array<{ photo: number, corners: Array<{ x: number, y: number }> }> } | null, items: Array<{ name: string, price: string, quantity: number, discount: string, confidence: number, boxes: Array<{ photo: number, corners: Array<{ x: number, y: number }> }> }>, charges: Array<{ name: string, amount: string, isIncluded: boolean }> | null, doubts: Array<{ message: string }>, lines: Array<{ text: string, isRead: boolean }> | null } | null } | null };

export type RestScanProgressSubscriptionVariables = Exact<{
  id: string;
}>;


export type RestScanProgressSubscription = { scan: { status: ScanStatus } };

export type RestScanReceiptMutationVariables = Exact<{
  input: ScanReceiptInput;
}>;


export type RestScanReceiptMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { scan: { id: string } }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type RestScanTextMutationVariables = Exact<{
  input: ScanTextInput;
}>;


export type RestScanTextMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { scan: { id: string } }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type ClaimFragment = { id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } };

export type PlacedClaimFragment = { id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, receipt: { linkId: string, items: Array<{ id: string }> }, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } };

export type SharedReceiptFragment = { linkId: string, restaurantName: string, hostName: string, description: string, date: string, currency: string, total: string, tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, createdAt: string, id: string, exchangeRate: { currency: string, baseCurrency: string, rate: string, date: string } | null, payTo: Array<{ method: PaymentMethod, handle: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } }> }>, people: Array<{ id: string, name: string, owes: string, paid: string }>, contributions: Array<{ personId: string, name: string, amount: string, owed: string, passedOn: string, settled: string }> };

export type RestReadReceiptQueryVariables = Exact<{
  id: string;
}>;


export type RestReadReceiptQuery = { receipt: { linkId: string, restaurantName: string, hostName: string, description: string, date: string, currency: string, total: string, tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, createdAt: string, id: string, exchangeRate: { currency: string, baseCurrency: string, rate: string, date: string } | null, payTo: Array<{ method: PaymentMethod, handle: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } }> }>, people: Array<{ id: string, name: string, owes: string, paid: string }>, contributions: Array<{ personId: string, name: string, amount: string, owed: string, passedOn: string, settled: string }> } | null };

export type RestItemIdsQueryVariables = Exact<{
  id: string;
}>;


export type RestItemIdsQuery = { receipt: { items: Array<{ id: string }> } | null };

export type RestReceiptOfClaimQueryVariables = Exact<{
  id: string;
}>;


export type RestReceiptOfClaimQuery = { node:
    | { receipt: { linkId: string } }
    | Record<PropertyKey, never>
   | null };

export type RestCreateReceiptMutationVariables = Exact<{
  input: CreateReceiptInput;
}>;


export type RestCreateReceiptMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { receipt: { linkId: string, restaurantName: string, hostName: string, description: string, date: string, currency: string, total: string, tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, createdAt: string, id: string, exchangeRate: { currency: string, baseCurrency: string, rate: string, date: string } | null, payTo: Array<{ method: PaymentMethod, handle: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } }> }>, people: Array<{ id: string, name: string, owes: string, paid: string }>, contributions: Array<{ personId: string, name: string, amount: string, owed: string, passedOn: string, settled: string }> } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type RestClaimItemMutationVariables = Exact<{
  input: ClaimItemInput;
}>;


export type RestClaimItemMutation = { result:
    | { __typename: 'AlreadyClaimed', message: string }
    | { __typename: 'AmountMismatch', message: string }
    | { claim: { id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, receipt: { linkId: string, items: Array<{ id: string }> }, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } } }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type RestTakePlaceMutationVariables = Exact<{
  input: TakePlaceInput;
}>;


export type RestTakePlaceMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { receipt: { linkId: string, restaurantName: string, hostName: string, description: string, date: string, currency: string, total: string, tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, createdAt: string, id: string, exchangeRate: { currency: string, baseCurrency: string, rate: string, date: string } | null, payTo: Array<{ method: PaymentMethod, handle: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } }> }>, people: Array<{ id: string, name: string, owes: string, paid: string }>, contributions: Array<{ personId: string, name: string, amount: string, owed: string, passedOn: string, settled: string }> } }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type RestPayClaimMutationVariables = Exact<{
  input: PayClaimsInput;
}>;


export type RestPayClaimMutation = { result:
    | { __typename: 'AmountMismatch', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { payment: { claims: Array<{ id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, receipt: { linkId: string, items: Array<{ id: string }> }, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } }> } }
   };

export type RestCancelClaimMutationVariables = Exact<{
  input: CancelClaimInput;
}>;


export type RestCancelClaimMutation = { result:
    | { claim: { id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, receipt: { linkId: string, items: Array<{ id: string }> }, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } } }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   };

export type RestReopenClaimMutationVariables = Exact<{
  input: ReopenClaimInput;
}>;


export type RestReopenClaimMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { claim: { id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, receipt: { linkId: string, items: Array<{ id: string }> }, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } } }
   };

export type RestUnclaimMutationVariables = Exact<{
  input: UnclaimInput;
}>;


export type RestUnclaimMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { id: string }
   };

export type RestDeclineShareMutationVariables = Exact<{
  input: DeclineShareInput;
}>;


export type RestDeclineShareMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { claim: { id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, receipt: { linkId: string, items: Array<{ id: string }> }, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   };

export type RestTreatMutationVariables = Exact<{
  input: TreatInput;
}>;


export type RestTreatMutation = { result:
    | { __typename: 'AmountMismatch', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { receipt: { linkId: string, restaurantName: string, hostName: string, description: string, date: string, currency: string, total: string, tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, createdAt: string, id: string, exchangeRate: { currency: string, baseCurrency: string, rate: string, date: string } | null, payTo: Array<{ method: PaymentMethod, handle: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } }> }>, people: Array<{ id: string, name: string, owes: string, paid: string }>, contributions: Array<{ personId: string, name: string, amount: string, owed: string, passedOn: string, settled: string }> } }
   };

export type RestEndTreatMutationVariables = Exact<{
  input: EndTreatInput;
}>;


export type RestEndTreatMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { receipt: { linkId: string, restaurantName: string, hostName: string, description: string, date: string, currency: string, total: string, tax: string, alcoholTax: string, tip: string, fees: string, serviceChargePercent: number | null, serviceChargeRate: string | null, discount: string, createdAt: string, id: string, exchangeRate: { currency: string, baseCurrency: string, rate: string, date: string } | null, payTo: Array<{ method: PaymentMethod, handle: string }>, items: Array<{ id: string, name: string, price: string, quantity: number, taxClass: TaxClass, discount: string, claims: Array<{ id: string, claimerName: string, treatedName: string | null, sharedWith: Array<string>, claimerEmail: string | null, claimerPhone: string | null, amount: string, covered: string, units: number, splitCount: number, status: ClaimStatus, createdAt: string, payment: { method: PaymentMethod, handle: string | null, createdAt: string } | null, item: { id: string } }> }>, people: Array<{ id: string, name: string, owes: string, paid: string }>, contributions: Array<{ personId: string, name: string, amount: string, owed: string, passedOn: string, settled: string }> } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
   };

export type WebhookFragment = { id: string, url: string, events: Array<WebhookEvent>, receiptId: string | null, createdAt: string, isOn: boolean, offSince: string | null, offReason: WebhookOffReason | null, formerSecretUntil: string | null };

export type DeliveryFragment = { id: string, type: string, receiptId: string | null, version: number | null, createdAt: string, state: WebhookDeliveryState, attempts: number, attemptedAt: string | null, status: number | null, problem: WebhookDeliveryProblem | null, durationMs: number | null, nextAttemptAt: string | null };

export type RestWebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type RestWebhooksQuery = { viewer: { webhooks: Array<{ id: string, url: string, events: Array<WebhookEvent>, receiptId: string | null, createdAt: string, isOn: boolean, offSince: string | null, offReason: WebhookOffReason | null, formerSecretUntil: string | null }> } | null };

export type RestWebhookDeliveriesQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestWebhookDeliveriesQuery = { node:
    | { deliveries: { edges: Array<{ node: { id: string, type: string, receiptId: string | null, version: number | null, createdAt: string, state: WebhookDeliveryState, attempts: number, attemptedAt: string | null, status: number | null, problem: WebhookDeliveryProblem | null, durationMs: number | null, nextAttemptAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | Record<PropertyKey, never>
   | null };

export type RestCreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type RestCreateWebhookMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { secret: string, webhook: { id: string, url: string, events: Array<WebhookEvent>, receiptId: string | null, createdAt: string, isOn: boolean, offSince: string | null, offReason: WebhookOffReason | null, formerSecretUntil: string | null } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotAllowed', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type RestUpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type RestUpdateWebhookMutation = { result:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { webhook: { id: string, url: string, events: Array<WebhookEvent>, receiptId: string | null, createdAt: string, isOn: boolean, offSince: string | null, offReason: WebhookOffReason | null, formerSecretUntil: string | null } }
   };

export type RestRotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RestRotateWebhookSecretMutation = { result:
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { secret: string, webhook: { id: string, url: string, events: Array<WebhookEvent>, receiptId: string | null, createdAt: string, isOn: boolean, offSince: string | null, offReason: WebhookOffReason | null, formerSecretUntil: string | null } }
   };

export type RestRemoveWebhookMutationVariables = Exact<{
  input: RemoveWebhookInput;
}>;


export type RestRemoveWebhookMutation = { result:
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { id: string }
   };

export type RestSendWebhookTestMutationVariables = Exact<{
  input: SendWebhookTestInput;
}>;


export type RestSendWebhookTestMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { delivery: { id: string, type: string, receiptId: string | null, version: number | null, createdAt: string, state: WebhookDeliveryState, attempts: number, attemptedAt: string | null, status: number | null, problem: WebhookDeliveryProblem | null, durationMs: number | null, nextAttemptAt: string | null } }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type RestSendWebhookAgainMutationVariables = Exact<{
  input: SendWebhookAgainInput;
}>;


export type RestSendWebhookAgainMutation = { result:
    | { __typename: 'Conflict', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { delivery: { id: string, type: string, receiptId: string | null, version: number | null, createdAt: string, state: WebhookDeliveryState, attempts: number, attemptedAt: string | null, status: number | null, problem: WebhookDeliveryProblem | null, durationMs: number | null, nextAttemptAt: string | null } }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const TokenFragmentDoc = new TypedDocumentString(`
    fragment Token on AccessToken {
  id
  name
  scopes
  createdAt
  expiresAt
  lastUsedAt
  lastUsedFrom
}
    `, {"fragmentName":"Token"}) as unknown as TypedDocumentString<TokenFragment, unknown>;
export const RefusalFragmentDoc = new TypedDocumentString(`
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
    `, {"fragmentName":"Refusal"}) as unknown as TypedDocumentString<RefusalFragment, unknown>;
export const WrittenFileFragmentDoc = new TypedDocumentString(`
    fragment WrittenFile on Export {
  contents
  format
  fileName
  bytes
  url
  endsAt
  job {
    id
    state
    done
    total
    problem
    createdAt
  }
}
    `, {"fragmentName":"WrittenFile"}) as unknown as TypedDocumentString<WrittenFileFragment, unknown>;
export const NameSettingsFragmentDoc = new TypedDocumentString(`
    fragment NameSettings on User {
  namePage {
    isOn
    displayName
  }
  paymentMethods {
    methodId
    isShown
  }
}
    `, {"fragmentName":"NameSettings"}) as unknown as TypedDocumentString<NameSettingsFragment, unknown>;
export const SavedMethodFragmentDoc = new TypedDocumentString(`
    fragment SavedMethod on SavedPaymentMethod {
  id: methodId
  type
  displayName
  identifier
  isDefault
  createdAt
}
    `, {"fragmentName":"SavedMethod"}) as unknown as TypedDocumentString<SavedMethodFragment, unknown>;
export const ReportedPaymentFragmentDoc = new TypedDocumentString(`
    fragment ReportedPayment on Payment {
  id
  payerName
  amount
  cashAmount
  paymentMethod: method
  paymentUsername: handle
  status
  claims {
    id
  }
  createdAt
  completedAt
}
    `, {"fragmentName":"ReportedPayment"}) as unknown as TypedDocumentString<ReportedPaymentFragment, unknown>;
export const PlacedPaymentFragmentDoc = new TypedDocumentString(`
    fragment PlacedPayment on Payment {
  ...ReportedPayment
  receipt {
    linkId
  }
}
    fragment ReportedPayment on Payment {
  id
  payerName
  amount
  cashAmount
  paymentMethod: method
  paymentUsername: handle
  status
  claims {
    id
  }
  createdAt
  completedAt
}`, {"fragmentName":"PlacedPayment"}) as unknown as TypedDocumentString<PlacedPaymentFragment, unknown>;
export const BalanceFragmentDoc = new TypedDocumentString(`
    fragment Balance on Balance {
  currency
  owedToMe
  iOwe
  net
  toConfirm
  reported
}
    `, {"fragmentName":"Balance"}) as unknown as TypedDocumentString<BalanceFragment, unknown>;
export const PersonFactsFragmentDoc = new TypedDocumentString(`
    fragment PersonFacts on Counterparty {
  id
  name
  hasAccount
  receiptCount
  lastReceiptAt
  balance {
    ...Balance
  }
}
    fragment Balance on Balance {
  currency
  owedToMe
  iOwe
  net
  toConfirm
  reported
}`, {"fragmentName":"PersonFacts"}) as unknown as TypedDocumentString<PersonFactsFragment, unknown>;
export const GroupedPaymentFragmentDoc = new TypedDocumentString(`
    fragment GroupedPayment on Payment {
  id
  groupId
  amount
  paymentMethod: method
  paymentUsername: handle
  status
  createdAt
  completedAt
  receipt {
    linkId
  }
}
    `, {"fragmentName":"GroupedPayment"}) as unknown as TypedDocumentString<GroupedPaymentFragment, unknown>;
export const SeatsFragmentDoc = new TypedDocumentString(`
    fragment Seats on Receipt {
  linkId
  hostDiner
  viewerSeat {
    isHost
    diner
  }
}
    `, {"fragmentName":"Seats"}) as unknown as TypedDocumentString<SeatsFragment, unknown>;
export const ListedReceiptFragmentDoc = new TypedDocumentString(`
    fragment ListedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  description
  date
  uploadMethod
  currency
  total
  paid
  remaining
  createdAt
}
    `, {"fragmentName":"ListedReceipt"}) as unknown as TypedDocumentString<ListedReceiptFragment, unknown>;
export const HostedItemFragmentDoc = new TypedDocumentString(`
    fragment HostedItem on Item {
  id
  name
  price
  quantity
  splitWith
  taxClass
  discount
}
    `, {"fragmentName":"HostedItem"}) as unknown as TypedDocumentString<HostedItemFragment, unknown>;
export const HostedReceiptFragmentDoc = new TypedDocumentString(`
    fragment HostedReceipt on Receipt {
  ...Seats
  ...ListedReceipt
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  payTo {
    method
    handle
  }
  photos {
    url
  }
  items {
    ...HostedItem
    claims {
      id
      diner
      claimerName
      shareAmount: amount
      status
      createdAt
    }
  }
}
    fragment Seats on Receipt {
  linkId
  hostDiner
  viewerSeat {
    isHost
    diner
  }
}
fragment ListedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  description
  date
  uploadMethod
  currency
  total
  paid
  remaining
  createdAt
}
fragment HostedItem on Item {
  id
  name
  price
  quantity
  splitWith
  taxClass
  discount
}`, {"fragmentName":"HostedReceipt"}) as unknown as TypedDocumentString<HostedReceiptFragment, unknown>;
export const ClaimReminderFragmentDoc = new TypedDocumentString(`
    fragment ClaimReminder on Claim {
  reminder {
    nextAt
    stopped
    sentAt
    byHandAt
    canRemindNow
    wording
    isFirstMessage
    held
  }
}
    `, {"fragmentName":"ClaimReminder"}) as unknown as TypedDocumentString<ClaimReminderFragment, unknown>;
export const ReadTextFragmentDoc = new TypedDocumentString(`
    fragment ReadText on ScannedText {
  value
  confidence
  boxes {
    photo
    corners {
      x
      y
    }
  }
}
    `, {"fragmentName":"ReadText"}) as unknown as TypedDocumentString<ReadTextFragment, unknown>;
export const ReadDateFragmentDoc = new TypedDocumentString(`
    fragment ReadDate on ScannedDate {
  value
  confidence
  boxes {
    photo
    corners {
      x
      y
    }
  }
}
    `, {"fragmentName":"ReadDate"}) as unknown as TypedDocumentString<ReadDateFragment, unknown>;
export const ReadMoneyFragmentDoc = new TypedDocumentString(`
    fragment ReadMoney on ScannedMoney {
  value
  confidence
  boxes {
    photo
    corners {
      x
      y
    }
  }
}
    `, {"fragmentName":"ReadMoney"}) as unknown as TypedDocumentString<ReadMoneyFragment, unknown>;
export const ClaimFragmentDoc = new TypedDocumentString(`
    fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
    `, {"fragmentName":"Claim"}) as unknown as TypedDocumentString<ClaimFragment, unknown>;
export const PlacedClaimFragmentDoc = new TypedDocumentString(`
    fragment PlacedClaim on Claim {
  ...Claim
  receipt {
    linkId
    items {
      id
    }
  }
}
    fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}`, {"fragmentName":"PlacedClaim"}) as unknown as TypedDocumentString<PlacedClaimFragment, unknown>;
export const SharedReceiptFragmentDoc = new TypedDocumentString(`
    fragment SharedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  hostName
  description
  date
  currency
  exchangeRate {
    currency
    baseCurrency
    rate
    date
  }
  total
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  createdAt
  payTo {
    method
    handle
  }
  items {
    id
    name
    price
    quantity
    taxClass
    discount
    claims {
      ...Claim
    }
  }
  people {
    id
    name
    owes
    paid
  }
  contributions {
    personId
    name
    amount
    owed
    passedOn
    settled
  }
}
    fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}`, {"fragmentName":"SharedReceipt"}) as unknown as TypedDocumentString<SharedReceiptFragment, unknown>;
export const WebhookFragmentDoc = new TypedDocumentString(`
    fragment Webhook on Webhook {
  id
  url
  events
  receiptId
  createdAt
  isOn
  offSince
  offReason
  formerSecretUntil
}
    `, {"fragmentName":"Webhook"}) as unknown as TypedDocumentString<WebhookFragment, unknown>;
export const DeliveryFragmentDoc = new TypedDocumentString(`
    fragment Delivery on WebhookDelivery {
  id
  type
  receiptId
  version
  createdAt
  state
  attempts
  attemptedAt
  status
  problem
  durationMs
  nextAttemptAt
}
    `, {"fragmentName":"Delivery"}) as unknown as TypedDocumentString<DeliveryFragment, unknown>;
export const RestAccessTokens = new TypedDocumentString(`
    query RestAccessTokens {
  viewer {
    accessTokens {
      ...Token
    }
  }
}
    fragment Token on AccessToken {
  id
  name
  scopes
  createdAt
  expiresAt
  lastUsedAt
  lastUsedFrom
}`) as unknown as TypedDocumentString<RestAccessTokensQuery, RestAccessTokensQueryVariables>;
export const RestCreateAccessToken = new TypedDocumentString(`
    mutation RestCreateAccessToken($input: CreateAccessTokenInput!) {
  result: createAccessToken(input: $input) {
    ...Refusal
    ... on CreateAccessTokenPayload {
      token
      accessToken {
        ...Token
      }
    }
  }
}
    fragment Token on AccessToken {
  id
  name
  scopes
  createdAt
  expiresAt
  lastUsedAt
  lastUsedFrom
}
fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestCreateAccessTokenMutation, RestCreateAccessTokenMutationVariables>;
export const RestRevokeAccessToken = new TypedDocumentString(`
    mutation RestRevokeAccessToken($input: RevokeAccessTokenInput!) {
  result: revokeAccessToken(input: $input) {
    ...Refusal
    ... on RevokeAccessTokenPayload {
      id: revokedAccessTokenId
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestRevokeAccessTokenMutation, RestRevokeAccessTokenMutationVariables>;
export const RestReadUser = new TypedDocumentString(`
    query RestReadUser {
  viewer {
    id: userId
    username
    firstName
    lastName
    email
    phone
    createdAt
  }
}
    `) as unknown as TypedDocumentString<RestReadUserQuery, RestReadUserQueryVariables>;
export const RestCreateGuest = new TypedDocumentString(`
    mutation RestCreateGuest {
  result: createGuest {
    ...Refusal
    ... on CreateGuestPayload {
      token
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestCreateGuestMutation, RestCreateGuestMutationVariables>;
export const RestRevokeGuestToken = new TypedDocumentString(`
    mutation RestRevokeGuestToken {
  result: revokeGuestToken {
    ...Refusal
    ... on RevokeGuestTokenPayload {
      revoked: isRevoked
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestRevokeGuestTokenMutation, RestRevokeGuestTokenMutationVariables>;
export const RestSignUp = new TypedDocumentString(`
    mutation RestSignUp($input: SignUpInput!) {
  result: signUp(input: $input) {
    ...Refusal
    ... on SignUpPayload {
      username
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestSignUpMutation, RestSignUpMutationVariables>;
export const RestLogIn = new TypedDocumentString(`
    mutation RestLogIn($input: LogInInput!) {
  result: logIn(input: $input) {
    ...Refusal
    ... on LogInPayload {
      sessionId
      user {
        id: userId
        username
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestLogInMutation, RestLogInMutationVariables>;
export const RestLogOut = new TypedDocumentString(`
    mutation RestLogOut {
  result: logOut {
    ... on LogOutPayload {
      loggedOut: wasSignedIn
    }
  }
}
    `) as unknown as TypedDocumentString<RestLogOutMutation, RestLogOutMutationVariables>;
export const RestSetContribution = new TypedDocumentString(`
    mutation RestSetContribution($input: SetContributionInput!) {
  result: setContribution(input: $input) {
    ...Refusal
    ... on SetContributionPayload {
      receipt {
        ...SharedReceipt
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment SharedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  hostName
  description
  date
  currency
  exchangeRate {
    currency
    baseCurrency
    rate
    date
  }
  total
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  createdAt
  payTo {
    method
    handle
  }
  items {
    id
    name
    price
    quantity
    taxClass
    discount
    claims {
      ...Claim
    }
  }
  people {
    id
    name
    owes
    paid
  }
  contributions {
    personId
    name
    amount
    owed
    passedOn
    settled
  }
}`) as unknown as TypedDocumentString<RestSetContributionMutation, RestSetContributionMutationVariables>;
export const RestSetContributions = new TypedDocumentString(`
    mutation RestSetContributions($input: SetContributionsInput!) {
  result: setContributions(input: $input) {
    ...Refusal
    ... on SetContributionsPayload {
      receipt {
        ...SharedReceipt
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment SharedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  hostName
  description
  date
  currency
  exchangeRate {
    currency
    baseCurrency
    rate
    date
  }
  total
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  createdAt
  payTo {
    method
    handle
  }
  items {
    id
    name
    price
    quantity
    taxClass
    discount
    claims {
      ...Claim
    }
  }
  people {
    id
    name
    owes
    paid
  }
  contributions {
    personId
    name
    amount
    owed
    passedOn
    settled
  }
}`) as unknown as TypedDocumentString<RestSetContributionsMutation, RestSetContributionsMutationVariables>;
export const RestPassOn = new TypedDocumentString(`
    mutation RestPassOn($input: PassOnInput!) {
  result: passOn(input: $input) {
    ...Refusal
    ... on PassOnPayload {
      receipt {
        ...SharedReceipt
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment SharedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  hostName
  description
  date
  currency
  exchangeRate {
    currency
    baseCurrency
    rate
    date
  }
  total
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  createdAt
  payTo {
    method
    handle
  }
  items {
    id
    name
    price
    quantity
    taxClass
    discount
    claims {
      ...Claim
    }
  }
  people {
    id
    name
    owes
    paid
  }
  contributions {
    personId
    name
    amount
    owed
    passedOn
    settled
  }
}`) as unknown as TypedDocumentString<RestPassOnMutation, RestPassOnMutationVariables>;
export const RestTakeBackPassedOn = new TypedDocumentString(`
    mutation RestTakeBackPassedOn($input: TakeBackPassedOnInput!) {
  result: takeBackPassedOn(input: $input) {
    ...Refusal
    ... on TakeBackPassedOnPayload {
      receipt {
        ...SharedReceipt
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment SharedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  hostName
  description
  date
  currency
  exchangeRate {
    currency
    baseCurrency
    rate
    date
  }
  total
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  createdAt
  payTo {
    method
    handle
  }
  items {
    id
    name
    price
    quantity
    taxClass
    discount
    claims {
      ...Claim
    }
  }
  people {
    id
    name
    owes
    paid
  }
  contributions {
    personId
    name
    amount
    owed
    passedOn
    settled
  }
}`) as unknown as TypedDocumentString<RestTakeBackPassedOnMutation, RestTakeBackPassedOnMutationVariables>;
export const RestReadEvening = new TypedDocumentString(`
    query RestReadEvening($id: ID!) {
  evening(id: $id) {
    id: linkId
    name
    url
    createdAt
    planKey
    receipts {
      id: linkId
      restaurantName
      hostName
      total
      unclaimed
    }
    people {
      key
      name
      net
    }
    planned {
      from {
        key
        name
      }
      to {
        key
        name
      }
      amount
    }
    asked {
      key
      name
    }
    proposal {
      proposedBy {
        key
        name
      }
      isOutdated
      agreed {
        key
        name
      }
    }
    transfers {
      id: key
      from {
        key
        name
      }
      to {
        key
        name
      }
      amount
      status
      method
      isDisputed
    }
  }
}
    `) as unknown as TypedDocumentString<RestReadEveningQuery, RestReadEveningQueryVariables>;
export const RestListEvenings = new TypedDocumentString(`
    query RestListEvenings($first: Int, $after: String) {
  viewer {
    evenings(first: $first, after: $after) {
      edges {
        node {
          id: linkId
          name
          createdAt
          currency
          receiptCount
          net
          isSettled
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestListEveningsQuery, RestListEveningsQueryVariables>;
export const RestListExports = new TypedDocumentString(`
    query RestListExports {
  viewer {
    exports {
      ...WrittenFile
    }
  }
}
    fragment WrittenFile on Export {
  contents
  format
  fileName
  bytes
  url
  endsAt
  job {
    id
    state
    done
    total
    problem
    createdAt
  }
}`) as unknown as TypedDocumentString<RestListExportsQuery, RestListExportsQueryVariables>;
export const RestStartExport = new TypedDocumentString(`
    mutation RestStartExport($input: StartExportInput!) {
  result: startExport(input: $input) {
    ...Refusal
    ... on StartExportPayload {
      export {
        ...WrittenFile
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment WrittenFile on Export {
  contents
  format
  fileName
  bytes
  url
  endsAt
  job {
    id
    state
    done
    total
    problem
    createdAt
  }
}`) as unknown as TypedDocumentString<RestStartExportMutation, RestStartExportMutationVariables>;
export const RestImportSplitwise = new TypedDocumentString(`
    mutation RestImportSplitwise($input: ImportSplitwiseInput!) {
  result: importSplitwise(input: $input) {
    ...Refusal
    ... on ImportSplitwisePayload {
      receipt {
        ...SharedReceipt
      }
      notes
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment SharedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  hostName
  description
  date
  currency
  exchangeRate {
    currency
    baseCurrency
    rate
    date
  }
  total
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  createdAt
  payTo {
    method
    handle
  }
  items {
    id
    name
    price
    quantity
    taxClass
    discount
    claims {
      ...Claim
    }
  }
  people {
    id
    name
    owes
    paid
  }
  contributions {
    personId
    name
    amount
    owed
    passedOn
    settled
  }
}`) as unknown as TypedDocumentString<RestImportSplitwiseMutation, RestImportSplitwiseMutationVariables>;
export const RestJob = new TypedDocumentString(`
    query RestJob($id: ID!) {
  node(id: $id) {
    ... on AccountJob {
      id
      kind
      state
      done
      total
      problem
      createdAt
      finishedAt
    }
  }
}
    `) as unknown as TypedDocumentString<RestJobQuery, RestJobQueryVariables>;
export const RestReadName = new TypedDocumentString(`
    query RestReadName($username: String!) {
  namePage(username: $username) {
    username
    displayName
    url
    ways {
      method
      handle
    }
  }
}
    `) as unknown as TypedDocumentString<RestReadNameQuery, RestReadNameQueryVariables>;
export const RestReadNamePage = new TypedDocumentString(`
    query RestReadNamePage {
  viewer {
    ...NameSettings
  }
}
    fragment NameSettings on User {
  namePage {
    isOn
    displayName
  }
  paymentMethods {
    methodId
    isShown
  }
}`) as unknown as TypedDocumentString<RestReadNamePageQuery, RestReadNamePageQueryVariables>;
export const RestSaveNamePage = new TypedDocumentString(`
    mutation RestSaveNamePage($input: SaveNamePageInput!) {
  result: saveNamePage(input: $input) {
    ...Refusal
    ... on SaveNamePagePayload {
      user {
        ...NameSettings
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment NameSettings on User {
  namePage {
    isOn
    displayName
  }
  paymentMethods {
    methodId
    isShown
  }
}`) as unknown as TypedDocumentString<RestSaveNamePageMutation, RestSaveNamePageMutationVariables>;
export const RestPaymentMethods = new TypedDocumentString(`
    query RestPaymentMethods {
  viewer {
    paymentMethods {
      ...SavedMethod
    }
  }
}
    fragment SavedMethod on SavedPaymentMethod {
  id: methodId
  type
  displayName
  identifier
  isDefault
  createdAt
}`) as unknown as TypedDocumentString<RestPaymentMethodsQuery, RestPaymentMethodsQueryVariables>;
export const RestAddPaymentMethod = new TypedDocumentString(`
    mutation RestAddPaymentMethod($input: AddPaymentMethodInput!) {
  result: addPaymentMethod(input: $input) {
    ...Refusal
    ... on AddPaymentMethodPayload {
      paymentMethod {
        ...SavedMethod
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment SavedMethod on SavedPaymentMethod {
  id: methodId
  type
  displayName
  identifier
  isDefault
  createdAt
}`) as unknown as TypedDocumentString<RestAddPaymentMethodMutation, RestAddPaymentMethodMutationVariables>;
export const RestRemovePaymentMethod = new TypedDocumentString(`
    mutation RestRemovePaymentMethod($input: RemovePaymentMethodInput!) {
  result: removePaymentMethod(input: $input) {
    ...Refusal
    ... on RemovePaymentMethodPayload {
      id: removedPaymentMethodId
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestRemovePaymentMethodMutation, RestRemovePaymentMethodMutationVariables>;
export const RestSetDefault = new TypedDocumentString(`
    mutation RestSetDefault($input: SetDefaultPaymentMethodInput!) {
  result: setDefaultPaymentMethod(input: $input) {
    ...Refusal
    ... on SetDefaultPaymentMethodPayload {
      paymentMethod {
        ...SavedMethod
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment SavedMethod on SavedPaymentMethod {
  id: methodId
  type
  displayName
  identifier
  isDefault
  createdAt
}`) as unknown as TypedDocumentString<RestSetDefaultMutation, RestSetDefaultMutationVariables>;
export const RestListPayments = new TypedDocumentString(`
    query RestListPayments($id: ID!) {
  receipt(id: $id) {
    payments {
      ...ReportedPayment
    }
  }
}
    fragment ReportedPayment on Payment {
  id
  payerName
  amount
  cashAmount
  paymentMethod: method
  paymentUsername: handle
  status
  claims {
    id
  }
  createdAt
  completedAt
}`) as unknown as TypedDocumentString<RestListPaymentsQuery, RestListPaymentsQueryVariables>;
export const RestConfirmPayment = new TypedDocumentString(`
    mutation RestConfirmPayment($input: ConfirmPaymentInput!) {
  result: confirmPayment(input: $input) {
    ...Refusal
    ... on ConfirmPaymentPayload {
      payment {
        ...PlacedPayment
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment ReportedPayment on Payment {
  id
  payerName
  amount
  cashAmount
  paymentMethod: method
  paymentUsername: handle
  status
  claims {
    id
  }
  createdAt
  completedAt
}
fragment PlacedPayment on Payment {
  ...ReportedPayment
  receipt {
    linkId
  }
}`) as unknown as TypedDocumentString<RestConfirmPaymentMutation, RestConfirmPaymentMutationVariables>;
export const RestDisputePayment = new TypedDocumentString(`
    mutation RestDisputePayment($input: DisputePaymentInput!) {
  result: disputePayment(input: $input) {
    ...Refusal
    ... on DisputePaymentPayload {
      payment {
        ...PlacedPayment
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment ReportedPayment on Payment {
  id
  payerName
  amount
  cashAmount
  paymentMethod: method
  paymentUsername: handle
  status
  claims {
    id
  }
  createdAt
  completedAt
}
fragment PlacedPayment on Payment {
  ...ReportedPayment
  receipt {
    linkId
  }
}`) as unknown as TypedDocumentString<RestDisputePaymentMutation, RestDisputePaymentMutationVariables>;
export const RestListPeople = new TypedDocumentString(`
    query RestListPeople($first: Int, $after: String, $search: String) {
  viewer {
    counterparties(first: $first, after: $after, search: $search) {
      edges {
        node {
          ...PersonFacts
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment Balance on Balance {
  currency
  owedToMe
  iOwe
  net
  toConfirm
  reported
}
fragment PersonFacts on Counterparty {
  id
  name
  hasAccount
  receiptCount
  lastReceiptAt
  balance {
    ...Balance
  }
}`) as unknown as TypedDocumentString<RestListPeopleQuery, RestListPeopleQueryVariables>;
export const RestReadPerson = new TypedDocumentString(`
    query RestReadPerson($id: ID!) {
  node(id: $id) {
    ... on Counterparty {
      ...PersonFacts
      receipts {
        receipt {
          id: linkId
          restaurantName
          date
        }
        paymentsToConfirm {
          ...GroupedPayment
        }
        balance {
          ...Balance
        }
      }
      claimToRemind {
        id
      }
      netting {
        planKey
        owedToMe
        iOwe
        net
        receiptCount
        proposal {
          isMine
          isOutdated
        }
      }
      transfers {
        id: key
        isMine
        amount
        status
        method
        isDisputed
        evening {
          linkId
        }
      }
    }
  }
}
    fragment Balance on Balance {
  currency
  owedToMe
  iOwe
  net
  toConfirm
  reported
}
fragment PersonFacts on Counterparty {
  id
  name
  hasAccount
  receiptCount
  lastReceiptAt
  balance {
    ...Balance
  }
}
fragment GroupedPayment on Payment {
  id
  groupId
  amount
  paymentMethod: method
  paymentUsername: handle
  status
  createdAt
  completedAt
  receipt {
    linkId
  }
}`) as unknown as TypedDocumentString<RestReadPersonQuery, RestReadPersonQueryVariables>;
export const RestPayPerson = new TypedDocumentString(`
    mutation RestPayPerson($input: PayPersonInput!) {
  result: payPerson(input: $input) {
    ...Refusal
    ... on PayPersonPayload {
      payments {
        ...GroupedPayment
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment GroupedPayment on Payment {
  id
  groupId
  amount
  paymentMethod: method
  paymentUsername: handle
  status
  createdAt
  completedAt
  receipt {
    linkId
  }
}`) as unknown as TypedDocumentString<RestPayPersonMutation, RestPayPersonMutationVariables>;
export const RestConfirmPerson = new TypedDocumentString(`
    mutation RestConfirmPerson($input: ConfirmPersonInput!) {
  result: confirmPerson(input: $input) {
    ...Refusal
    ... on ConfirmPersonPayload {
      payments {
        ...GroupedPayment
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment GroupedPayment on Payment {
  id
  groupId
  amount
  paymentMethod: method
  paymentUsername: handle
  status
  createdAt
  completedAt
  receipt {
    linkId
  }
}`) as unknown as TypedDocumentString<RestConfirmPersonMutation, RestConfirmPersonMutationVariables>;
export const RestListReceipts = new TypedDocumentString(`
    query RestListReceipts($first: Int, $after: String, $search: String) {
  viewer {
    receipts(first: $first, after: $after, search: $search, role: HOST) {
      edges {
        node {
          ...ListedReceipt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment ListedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  description
  date
  uploadMethod
  currency
  total
  paid
  remaining
  createdAt
}`) as unknown as TypedDocumentString<RestListReceiptsQuery, RestListReceiptsQueryVariables>;
export const RestReadOwnReceipt = new TypedDocumentString(`
    query RestReadOwnReceipt($id: ID!) {
  receipt(id: $id) {
    ...HostedReceipt
  }
  viewer {
    userId
  }
}
    fragment Seats on Receipt {
  linkId
  hostDiner
  viewerSeat {
    isHost
    diner
  }
}
fragment ListedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  description
  date
  uploadMethod
  currency
  total
  paid
  remaining
  createdAt
}
fragment HostedItem on Item {
  id
  name
  price
  quantity
  splitWith
  taxClass
  discount
}
fragment HostedReceipt on Receipt {
  ...Seats
  ...ListedReceipt
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  payTo {
    method
    handle
  }
  photos {
    url
  }
  items {
    ...HostedItem
    claims {
      id
      diner
      claimerName
      shareAmount: amount
      status
      createdAt
    }
  }
}`) as unknown as TypedDocumentString<RestReadOwnReceiptQuery, RestReadOwnReceiptQueryVariables>;
export const RestWhoAsks = new TypedDocumentString(`
    query RestWhoAsks {
  viewer {
    userId
  }
}
    `) as unknown as TypedDocumentString<RestWhoAsksQuery, RestWhoAsksQueryVariables>;
export const RestCreateOwnReceipt = new TypedDocumentString(`
    mutation RestCreateOwnReceipt($input: CreateReceiptInput!) {
  result: createReceipt(input: $input) {
    ...Refusal
    ... on CreateReceiptPayload {
      receipt {
        ...HostedReceipt
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Seats on Receipt {
  linkId
  hostDiner
  viewerSeat {
    isHost
    diner
  }
}
fragment ListedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  description
  date
  uploadMethod
  currency
  total
  paid
  remaining
  createdAt
}
fragment HostedItem on Item {
  id
  name
  price
  quantity
  splitWith
  taxClass
  discount
}
fragment HostedReceipt on Receipt {
  ...Seats
  ...ListedReceipt
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  payTo {
    method
    handle
  }
  photos {
    url
  }
  items {
    ...HostedItem
    claims {
      id
      diner
      claimerName
      shareAmount: amount
      status
      createdAt
    }
  }
}`) as unknown as TypedDocumentString<RestCreateOwnReceiptMutation, RestCreateOwnReceiptMutationVariables>;
export const RestAddItem = new TypedDocumentString(`
    mutation RestAddItem($input: AddItemInput!) {
  result: addItem(input: $input) {
    ...Refusal
    ... on AddItemPayload {
      item {
        ...HostedItem
      }
      receipt {
        linkId
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment HostedItem on Item {
  id
  name
  price
  quantity
  splitWith
  taxClass
  discount
}`) as unknown as TypedDocumentString<RestAddItemMutation, RestAddItemMutationVariables>;
export const RestPayHost = new TypedDocumentString(`
    mutation RestPayHost($input: PayClaimsInput!) {
  result: payClaims(input: $input) {
    ...Refusal
    ... on PayClaimsPayload {
      payment {
        id
        diner
        amount
        cashAmount
        paymentMethod: method
        status
        createdAt
        completedAt
      }
      receipt {
        ...Seats
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Seats on Receipt {
  linkId
  hostDiner
  viewerSeat {
    isHost
    diner
  }
}`) as unknown as TypedDocumentString<RestPayHostMutation, RestPayHostMutationVariables>;
export const RestReminder = new TypedDocumentString(`
    query RestReminder($id: ID!) {
  node(id: $id) {
    ... on Claim {
      ...ClaimReminder
    }
  }
}
    fragment ClaimReminder on Claim {
  reminder {
    nextAt
    stopped
    sentAt
    byHandAt
    canRemindNow
    wording
    isFirstMessage
    held
  }
}`) as unknown as TypedDocumentString<RestReminderQuery, RestReminderQueryVariables>;
export const RestRemindDiner = new TypedDocumentString(`
    mutation RestRemindDiner($input: RemindDinerInput!) {
  result: remindDiner(input: $input) {
    ...Refusal
    ... on RemindDinerPayload {
      claim {
        ...ClaimReminder
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment ClaimReminder on Claim {
  reminder {
    nextAt
    stopped
    sentAt
    byHandAt
    canRemindNow
    wording
    isFirstMessage
    held
  }
}`) as unknown as TypedDocumentString<RestRemindDinerMutation, RestRemindDinerMutationVariables>;
export const RestStopReminding = new TypedDocumentString(`
    mutation RestStopReminding($input: StopRemindingInput!) {
  result: stopReminding(input: $input) {
    ...Refusal
    ... on StopRemindingPayload {
      claim {
        ...ClaimReminder
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment ClaimReminder on Claim {
  reminder {
    nextAt
    stopped
    sentAt
    byHandAt
    canRemindNow
    wording
    isFirstMessage
    held
  }
}`) as unknown as TypedDocumentString<RestStopRemindingMutation, RestStopRemindingMutationVariables>;
export const RestRequests = new TypedDocumentString(`
    query RestRequests {
  viewer {
    requests {
      id: key
      hostName
      fromUsername
      personName
      restaurantName
      date
      currency
      amount
      dishes
      createdAt
      receipt {
        linkId
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestRequestsQuery, RestRequestsQueryVariables>;
export const RestPeopleOfReceipt = new TypedDocumentString(`
    query RestPeopleOfReceipt($id: ID!) {
  receipt(id: $id) {
    hostDiner
    people {
      id
      diner
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RestPeopleOfReceiptQuery, RestPeopleOfReceiptQueryVariables>;
export const RestAsk = new TypedDocumentString(`
    mutation RestAsk($input: AskToTakeOverInput!) {
  result: askToTakeOver(input: $input) {
    ...Refusal
    ... on AskToTakeOverPayload {
      receipt {
        linkId
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestAskMutation, RestAskMutationVariables>;
export const RestTakeOver = new TypedDocumentString(`
    mutation RestTakeOver($input: TakeOverInput!) {
  result: takeOver(input: $input) {
    ...Refusal
    ... on TakeOverPayload {
      receipt {
        linkId
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestTakeOverMutation, RestTakeOverMutationVariables>;
export const RestDecline = new TypedDocumentString(`
    mutation RestDecline($input: DeclineRequestInput!) {
  result: declineRequest(input: $input) {
    ...Refusal
    ... on DeclineRequestPayload {
      user {
        userId
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestDeclineMutation, RestDeclineMutationVariables>;
export const RestReadScan = new TypedDocumentString(`
    query RestReadScan($id: ID!) {
  scan(id: $id) {
    id
    failure {
      code
      message
    }
    photos {
      url
    }
    bill {
      currency
      balanced
      restaurantName {
        ...ReadText
      }
      date {
        ...ReadDate
      }
      subtotal {
        ...ReadMoney
      }
      tax {
        ...ReadMoney
      }
      tip {
        ...ReadMoney
      }
      fees {
        ...ReadMoney
      }
      discount {
        ...ReadMoney
      }
      total {
        ...ReadMoney
      }
      items {
        name
        price
        quantity
        discount
        confidence
        boxes {
          photo
          corners {
            x
            y
          }
        }
      }
      charges {
        name
        amount
        isIncluded
      }
      doubts {
        message
      }
      lines {
        text
        isRead
      }
      advice
    }
  }
}
    fragment ReadText on ScannedText {
  value
  confidence
  boxes {
    photo
    corners {
      x
      y
    }
  }
}
fragment ReadDate on ScannedDate {
  value
  confidence
  boxes {
    photo
    corners {
      x
      y
    }
  }
}
fragment ReadMoney on ScannedMoney {
  value
  confidence
  boxes {
    photo
    corners {
      x
      y
    }
  }
}`) as unknown as TypedDocumentString<RestReadScanQuery, RestReadScanQueryVariables>;
export const RestScanProgress = new TypedDocumentString(`
    subscription RestScanProgress($id: ID!) {
  scan: scanProgress(id: $id) {
    status
  }
}
    `) as unknown as TypedDocumentString<RestScanProgressSubscription, RestScanProgressSubscriptionVariables>;
export const RestScanReceipt = new TypedDocumentString(`
    mutation RestScanReceipt($input: ScanReceiptInput!) {
  result: scanReceipt(input: $input) {
    ...Refusal
    ... on ScanReceiptPayload {
      scan {
        id
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestScanReceiptMutation, RestScanReceiptMutationVariables>;
export const RestScanText = new TypedDocumentString(`
    mutation RestScanText($input: ScanTextInput!) {
  result: scanText(input: $input) {
    ...Refusal
    ... on ScanTextPayload {
      scan {
        id
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestScanTextMutation, RestScanTextMutationVariables>;
export const RestReadReceipt = new TypedDocumentString(`
    query RestReadReceipt($id: ID!) {
  receipt(id: $id) {
    ...SharedReceipt
  }
}
    fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment SharedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  hostName
  description
  date
  currency
  exchangeRate {
    currency
    baseCurrency
    rate
    date
  }
  total
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  createdAt
  payTo {
    method
    handle
  }
  items {
    id
    name
    price
    quantity
    taxClass
    discount
    claims {
      ...Claim
    }
  }
  people {
    id
    name
    owes
    paid
  }
  contributions {
    personId
    name
    amount
    owed
    passedOn
    settled
  }
}`) as unknown as TypedDocumentString<RestReadReceiptQuery, RestReadReceiptQueryVariables>;
export const RestItemIds = new TypedDocumentString(`
    query RestItemIds($id: ID!) {
  receipt(id: $id) {
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RestItemIdsQuery, RestItemIdsQueryVariables>;
export const RestReceiptOfClaim = new TypedDocumentString(`
    query RestReceiptOfClaim($id: ID!) {
  node(id: $id) {
    ... on Claim {
      receipt {
        linkId
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestReceiptOfClaimQuery, RestReceiptOfClaimQueryVariables>;
export const RestCreateReceipt = new TypedDocumentString(`
    mutation RestCreateReceipt($input: CreateReceiptInput!) {
  result: createReceipt(input: $input) {
    ...Refusal
    ... on CreateReceiptPayload {
      receipt {
        ...SharedReceipt
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment SharedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  hostName
  description
  date
  currency
  exchangeRate {
    currency
    baseCurrency
    rate
    date
  }
  total
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  createdAt
  payTo {
    method
    handle
  }
  items {
    id
    name
    price
    quantity
    taxClass
    discount
    claims {
      ...Claim
    }
  }
  people {
    id
    name
    owes
    paid
  }
  contributions {
    personId
    name
    amount
    owed
    passedOn
    settled
  }
}`) as unknown as TypedDocumentString<RestCreateReceiptMutation, RestCreateReceiptMutationVariables>;
export const RestClaimItem = new TypedDocumentString(`
    mutation RestClaimItem($input: ClaimItemInput!) {
  result: claimItem(input: $input) {
    ...Refusal
    ... on ClaimItemPayload {
      claim {
        ...PlacedClaim
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment PlacedClaim on Claim {
  ...Claim
  receipt {
    linkId
    items {
      id
    }
  }
}`) as unknown as TypedDocumentString<RestClaimItemMutation, RestClaimItemMutationVariables>;
export const RestTakePlace = new TypedDocumentString(`
    mutation RestTakePlace($input: TakePlaceInput!) {
  result: takePlace(input: $input) {
    ...Refusal
    ... on TakePlacePayload {
      receipt {
        ...SharedReceipt
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment SharedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  hostName
  description
  date
  currency
  exchangeRate {
    currency
    baseCurrency
    rate
    date
  }
  total
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  createdAt
  payTo {
    method
    handle
  }
  items {
    id
    name
    price
    quantity
    taxClass
    discount
    claims {
      ...Claim
    }
  }
  people {
    id
    name
    owes
    paid
  }
  contributions {
    personId
    name
    amount
    owed
    passedOn
    settled
  }
}`) as unknown as TypedDocumentString<RestTakePlaceMutation, RestTakePlaceMutationVariables>;
export const RestPayClaim = new TypedDocumentString(`
    mutation RestPayClaim($input: PayClaimsInput!) {
  result: payClaims(input: $input) {
    ...Refusal
    ... on PayClaimsPayload {
      payment {
        claims {
          ...PlacedClaim
        }
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment PlacedClaim on Claim {
  ...Claim
  receipt {
    linkId
    items {
      id
    }
  }
}`) as unknown as TypedDocumentString<RestPayClaimMutation, RestPayClaimMutationVariables>;
export const RestCancelClaim = new TypedDocumentString(`
    mutation RestCancelClaim($input: CancelClaimInput!) {
  result: cancelClaim(input: $input) {
    ...Refusal
    ... on CancelClaimPayload {
      claim {
        ...PlacedClaim
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment PlacedClaim on Claim {
  ...Claim
  receipt {
    linkId
    items {
      id
    }
  }
}`) as unknown as TypedDocumentString<RestCancelClaimMutation, RestCancelClaimMutationVariables>;
export const RestReopenClaim = new TypedDocumentString(`
    mutation RestReopenClaim($input: ReopenClaimInput!) {
  result: reopenClaim(input: $input) {
    ...Refusal
    ... on ReopenClaimPayload {
      claim {
        ...PlacedClaim
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment PlacedClaim on Claim {
  ...Claim
  receipt {
    linkId
    items {
      id
    }
  }
}`) as unknown as TypedDocumentString<RestReopenClaimMutation, RestReopenClaimMutationVariables>;
export const RestUnclaim = new TypedDocumentString(`
    mutation RestUnclaim($input: UnclaimInput!) {
  result: unclaim(input: $input) {
    ...Refusal
    ... on UnclaimPayload {
      id: deletedClaimId
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestUnclaimMutation, RestUnclaimMutationVariables>;
export const RestDeclineShare = new TypedDocumentString(`
    mutation RestDeclineShare($input: DeclineShareInput!) {
  result: declineShare(input: $input) {
    ...Refusal
    ... on DeclineSharePayload {
      claim {
        ...PlacedClaim
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment PlacedClaim on Claim {
  ...Claim
  receipt {
    linkId
    items {
      id
    }
  }
}`) as unknown as TypedDocumentString<RestDeclineShareMutation, RestDeclineShareMutationVariables>;
export const RestTreat = new TypedDocumentString(`
    mutation RestTreat($input: TreatInput!) {
  result: treat(input: $input) {
    ...Refusal
    ... on TreatPayload {
      receipt {
        ...SharedReceipt
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment SharedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  hostName
  description
  date
  currency
  exchangeRate {
    currency
    baseCurrency
    rate
    date
  }
  total
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  createdAt
  payTo {
    method
    handle
  }
  items {
    id
    name
    price
    quantity
    taxClass
    discount
    claims {
      ...Claim
    }
  }
  people {
    id
    name
    owes
    paid
  }
  contributions {
    personId
    name
    amount
    owed
    passedOn
    settled
  }
}`) as unknown as TypedDocumentString<RestTreatMutation, RestTreatMutationVariables>;
export const RestEndTreat = new TypedDocumentString(`
    mutation RestEndTreat($input: EndTreatInput!) {
  result: endTreat(input: $input) {
    ...Refusal
    ... on EndTreatPayload {
      receipt {
        ...SharedReceipt
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Claim on Claim {
  id
  claimerName
  treatedName
  sharedWith
  claimerEmail
  claimerPhone
  amount
  covered
  units
  splitCount
  status
  createdAt
  payment {
    method
    handle
    createdAt
  }
  item {
    id
  }
}
fragment SharedReceipt on Receipt {
  id: linkId
  linkId
  restaurantName
  hostName
  description
  date
  currency
  exchangeRate {
    currency
    baseCurrency
    rate
    date
  }
  total
  tax
  alcoholTax
  tip
  fees
  serviceChargePercent
  serviceChargeRate
  discount
  createdAt
  payTo {
    method
    handle
  }
  items {
    id
    name
    price
    quantity
    taxClass
    discount
    claims {
      ...Claim
    }
  }
  people {
    id
    name
    owes
    paid
  }
  contributions {
    personId
    name
    amount
    owed
    passedOn
    settled
  }
}`) as unknown as TypedDocumentString<RestEndTreatMutation, RestEndTreatMutationVariables>;
export const RestWebhooks = new TypedDocumentString(`
    query RestWebhooks {
  viewer {
    webhooks {
      ...Webhook
    }
  }
}
    fragment Webhook on Webhook {
  id
  url
  events
  receiptId
  createdAt
  isOn
  offSince
  offReason
  formerSecretUntil
}`) as unknown as TypedDocumentString<RestWebhooksQuery, RestWebhooksQueryVariables>;
export const RestWebhookDeliveries = new TypedDocumentString(`
    query RestWebhookDeliveries($id: ID!, $first: Int, $after: String) {
  node(id: $id) {
    ... on Webhook {
      deliveries(first: $first, after: $after) {
        edges {
          node {
            ...Delivery
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    fragment Delivery on WebhookDelivery {
  id
  type
  receiptId
  version
  createdAt
  state
  attempts
  attemptedAt
  status
  problem
  durationMs
  nextAttemptAt
}`) as unknown as TypedDocumentString<RestWebhookDeliveriesQuery, RestWebhookDeliveriesQueryVariables>;
export const RestCreateWebhook = new TypedDocumentString(`
    mutation RestCreateWebhook($input: CreateWebhookInput!) {
  result: createWebhook(input: $input) {
    ...Refusal
    ... on CreateWebhookPayload {
      secret
      webhook {
        ...Webhook
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Webhook on Webhook {
  id
  url
  events
  receiptId
  createdAt
  isOn
  offSince
  offReason
  formerSecretUntil
}`) as unknown as TypedDocumentString<RestCreateWebhookMutation, RestCreateWebhookMutationVariables>;
export const RestUpdateWebhook = new TypedDocumentString(`
    mutation RestUpdateWebhook($input: UpdateWebhookInput!) {
  result: updateWebhook(input: $input) {
    ...Refusal
    ... on UpdateWebhookPayload {
      webhook {
        ...Webhook
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Webhook on Webhook {
  id
  url
  events
  receiptId
  createdAt
  isOn
  offSince
  offReason
  formerSecretUntil
}`) as unknown as TypedDocumentString<RestUpdateWebhookMutation, RestUpdateWebhookMutationVariables>;
export const RestRotateWebhookSecret = new TypedDocumentString(`
    mutation RestRotateWebhookSecret($input: RotateWebhookSecretInput!) {
  result: rotateWebhookSecret(input: $input) {
    ...Refusal
    ... on RotateWebhookSecretPayload {
      secret
      webhook {
        ...Webhook
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Webhook on Webhook {
  id
  url
  events
  receiptId
  createdAt
  isOn
  offSince
  offReason
  formerSecretUntil
}`) as unknown as TypedDocumentString<RestRotateWebhookSecretMutation, RestRotateWebhookSecretMutationVariables>;
export const RestRemoveWebhook = new TypedDocumentString(`
    mutation RestRemoveWebhook($input: RemoveWebhookInput!) {
  result: removeWebhook(input: $input) {
    ...Refusal
    ... on RemoveWebhookPayload {
      id: removedWebhookId
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<RestRemoveWebhookMutation, RestRemoveWebhookMutationVariables>;
export const RestSendWebhookTest = new TypedDocumentString(`
    mutation RestSendWebhookTest($input: SendWebhookTestInput!) {
  result: sendWebhookTest(input: $input) {
    ...Refusal
    ... on SendWebhookTestPayload {
      delivery {
        ...Delivery
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Delivery on WebhookDelivery {
  id
  type
  receiptId
  version
  createdAt
  state
  attempts
  attemptedAt
  status
  problem
  durationMs
  nextAttemptAt
}`) as unknown as TypedDocumentString<RestSendWebhookTestMutation, RestSendWebhookTestMutationVariables>;
export const RestSendWebhookAgain = new TypedDocumentString(`
    mutation RestSendWebhookAgain($input: SendWebhookAgainInput!) {
  result: sendWebhookAgain(input: $input) {
    ...Refusal
    ... on SendWebhookAgainPayload {
      delivery {
        ...Delivery
      }
    }
  }
}
    fragment Refusal on Error {
  __typename
  message
  ... on InvalidInput {
    fields {
      path
      message
    }
  }
  ... on TooManyAttempts {
    retryAfterSeconds
  }
}
fragment Delivery on WebhookDelivery {
  id
  type
  receiptId
  version
  createdAt
  state
  attempts
  attemptedAt
  status
  problem
  durationMs
  nextAttemptAt
}`) as unknown as TypedDocumentString<RestSendWebhookAgainMutation, RestSendWebhookAgainMutationVariables>;