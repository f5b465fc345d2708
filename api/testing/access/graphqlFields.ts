import { FACT_ROWS } from './factRows';

/**
 * What each viewer gets of every field, one word for each of VIEWER_KINDS:
 *   yes  the same as the host
 *   own  something else than the host: only what belongs to the viewer's own claims or account
 *   no   null, or a path that ends before the field
 * The rows hold for a receipt that everybody with the link may see. For other audiences `isInAudience` decides first.
 */
export type FieldTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

//             nobody guest otherAccount diner host expired
const ALL = '     yes yes yes yes yes yes';
const ACCOUNTS = ' no  no  own own yes no ';
const OWNER = ' no  no  no  own yes no ';
const HOST = '    no  no  no  no  yes no ';

/** Fields of a receipt. */
const RECEIPT: FieldTable = {
  Receipt: {
    'id linkId version uploadMethod createdAt visibility evenSplit': ALL,
    'restaurantName hostName description date currency exchangeRate payTo hostDiner': ALL,
    'subtotal tax alcoholTax tip fees serviceChargePercent serviceChargeRate discount total': ALL,
    'mismatch claimed paid remaining unclaimed gap': ALL,
    'items people payments changes looking viewerSeat photosShared evening contributions': ALL,
    // Here they are not shared; photoAccess.test.ts shares them.
    'photos businessNote': HOST,
    cardOffer: HOST,
  },
  EvenSplit: { 'people dishes': ALL },
  Dish: { 'name note price quantity taxClass discount': ALL },
  Item: {
    'id receipt name note price quantity splitWith taxClass discount lineTotal share': ALL,
    'unclaimed unitsLeft free fullyClaimed claims': ALL,
  },
  Stretch: { 'start end': ALL },
  Claim: {
    'id receipt item diner claimerName treatedName treatedDiner sharedWith units splitCount': ALL,
    'pieces amount covered status payment createdAt': ALL,
    'claimerEmail claimerPhone': OWNER,
    reminder: HOST,
  },
  BusinessNote: { 'label project attendees': HOST },
  ReminderSchedule: { 'nextAt stopped sentAt byHandAt canRemindNow wording isFirstMessage held': HOST },
  Payment: {
    'id receipt diner payerName amount cashAmount method status claims createdAt completedAt acceptedAt': ALL,
    'handle groupId': OWNER,
  },
  CardOffer: { 'portion fee total': HOST },
  CardPayment: { 'id status failure portion fee total': HOST },
  CardProcessing: { 'feePercent feeMinimum publishableKey scriptUrl': ALL, account: ACCOUNTS },
  CardAccount: { 'isReady payoutFailure': ACCOUNTS },
  Person: { 'id key diner name owes paid claims household askedInto': ALL },
  Contribution: { 'personId diner name amount owed passedOn settled': ALL },
  PayTo: { 'method handle link': ALL },
  ExchangeRate: { 'currency baseCurrency rate date': ALL },
  Change: { 'id version at actorName diner about kind fact summary': ALL },
  ReceiptChangesConnection: { 'edges pageInfo': ALL },
  ReceiptChangesConnectionEdge: { 'node cursor': ALL },
  PageInfo: { 'hasNextPage hasPreviousPage startCursor endCursor': ALL },
  Seat: {
    isHost: 'own own own own yes own',
    diner: ' no  own own own yes no ',
  },
};

/** Evenings are shown to whoever has the link. */
const EVENINGS: FieldTable = {
  Evening: {
    'id linkId url name currency createdAt receipts people planKey planned asked proposal transfers': ALL,
    viewerKey: OWNER,
    viewerBeganIt: 'own own own own yes own',
  },
  EveningPerson: { 'key name net': ALL },
  PlannedTransfer: { 'from to amount': ALL },
  SettlementProposal: { 'proposedBy isOutdated agreed': ALL },
  Transfer: { 'key from to amount status method isDisputed ways': ALL },
};

/** Scans belong to the guest that uploaded the photos. */
const SCANS: FieldTable = {
  Scan: { 'id status queuePosition failure photos bill createdAt': HOST },
  ScanFailure: { 'code message': HOST },
  ReceiptPhoto: { 'url width height': HOST },
  ScannedBill: {
    'restaurantName date items subtotal tax tip fees discount total': HOST,
    'currency balanced charges doubts lines advice': HOST,
  },
  ScannedCharge: { 'name amount isIncluded': HOST },
  ScannedLine: { 'text isRead': HOST },
  ScannedText: { 'value confidence isUnsure boxes': HOST },
  ScannedDate: { 'value confidence isUnsure boxes': HOST },
  ScannedMoney: { 'value confidence isUnsure boxes': HOST },
  ScannedItem: { 'name note quantity price line discount isAmountUnsure confidence isUnsure boxes': HOST },
  PhotoBox: { 'photo corners': HOST },
  PhotoPoint: { 'x y': HOST },
  ScanDoubt: { 'kind message difference isHandwrittenTip item': HOST },
};

/** Long jobs belong to the account that asked for them. */
const JOBS: FieldTable = {
  AccountJob: { 'id kind state done total problem createdAt finishedAt': HOST },
};

/** Files that were exported belong to the account that asked for them. */
const EXPORTS: FieldTable = {
  Export: { 'id job contents format fileName bytes url endsAt': HOST },
};

/** Fields of an account. */
const ACCOUNT: FieldTable = {
  User: {
    'id userId username firstName lastName email isEmailVerified phone isPhoneVerified photo createdAt': ACCOUNTS,
    'receipts stats owedToMe owedToMeTotals iOwe iOweTotals transferTotals spending lastCurrency': ACCOUNTS,
    'paymentMethods notificationPreferences dataExport': ACCOUNTS,
    'businessSummary businessLabels counterparties': ACCOUNTS,
    'exports namePage requests blockedNames evenings': ACCOUNTS,
    'sessions passkeys accessTokens webhooks isTwoFactorOn recoveryCodesLeft hasLoginNotifications': ACCOUNTS,
  },
  UserReceiptsConnection: { 'edges pageInfo totalCount': ACCOUNTS },
  UserReceiptsConnectionEdge: { 'node cursor': ACCOUNTS },
  ReceiptStats: { 'count totals thisMonth': ACCOUNTS },
  MoneySum: { 'currency amount': ACCOUNTS },
  Debt: { 'key name amount since receipt': ACCOUNTS },
  UserEveningsConnection: { 'edges pageInfo totalCount': ACCOUNTS },
  UserEveningsConnectionEdge: { 'node cursor': ACCOUNTS },
  OwnEvening: { 'linkId name createdAt currency receiptCount net isSettled': ACCOUNTS },
  UserCounterpartiesConnection: { 'edges pageInfo totalCount': ACCOUNTS },
  UserCounterpartiesConnectionEdge: { 'node cursor': ACCOUNTS },
  Counterparty: {
    'id name hasAccount balance receiptCount lastReceiptAt receipts claimToRemind': ACCOUNTS,
    asksToNet: ACCOUNTS,
    // Only the host nets something here, and has something to pay for an evening.
    'netting transfers': HOST,
  },
  Netting: { 'planKey owedToMe iOwe net receiptCount proposal': HOST },
  NettingProposal: { 'isMine isOutdated': HOST },
  TransferBetween: { 'key isMine amount status method isDisputed evening ways': HOST },
  TransferTotals: { 'owedToMe iOwe': ACCOUNTS },
  ReceiptBetween: { 'receipt balance': ACCOUNTS, paymentsToConfirm: HOST },
  Balance: { 'currency owedToMe iOwe net toConfirm reported': ACCOUNTS },
  Spending: { 'currency total byMonth byRestaurant': ACCOUNTS },
  BusinessSummary: { 'currency total byMonth byLabel byRestaurant': ACCOUNTS },
  BusinessTotals: { 'name receipts subtotal tax tip fees discount total paidBack ownCost': ACCOUNTS },
  MonthSpending: { 'month amount': ACCOUNTS },
  RestaurantSpending: { 'restaurantName amount meals': ACCOUNTS },
  MessageChannels: { 'pushKey hasSms': ALL },
  SavedPaymentMethod: { 'id methodId type displayName identifier isDefault isShown createdAt': ACCOUNTS },
  // The page is for everybody, and how it is set up for its owner.
  // The host owes whose page it is something.
  NamePage: { 'username displayName url ways': ALL, owedByMe: HOST },
  NamePageSettings: { 'isOn displayName': ACCOUNTS },
  PaymentRequest: {
    'key hostName fromUsername personName restaurantName date currency amount dishes createdAt receipt': ACCOUNTS,
  },
  Session: { 'id device isCurrent createdAt lastSeenAt': ACCOUNTS },
  AccessToken: { 'id name scopes createdAt expiresAt lastUsedAt lastUsedFrom': ACCOUNTS },
  Webhook: {
    'id url events receiptId createdAt isOn offSince offReason formerSecretUntil deliveries': ACCOUNTS,
  },
  WebhookDeliveriesConnection: { 'edges pageInfo': ACCOUNTS },
  WebhookDeliveriesConnectionEdge: { 'cursor node': ACCOUNTS },
  WebhookDelivery: {
    'id messageId type receiptId version createdAt state attempts': ACCOUNTS,
    'attemptedAt status problem durationMs nextAttemptAt': ACCOUNTS,
  },
  Passkey: { 'id device createdAt lastUsedAt': ACCOUNTS },
  NotificationPreferences: {
    'emailReceipts emailPayments emailReminders emailMarketing': ACCOUNTS,
    'pushReceipts pushPayments pushReminders pushMessages pushDetails': ACCOUNTS,
    'smsPayments smsReminders digestFrequency': ACCOUNTS,
  },
};

/** The fields of refusals. paths.ts has a mutation that provokes each. */
const REFUSALS: FieldTable = {
  AlreadyClaimed: { 'message unitsLeft item': ALL },
  AmountMismatch: { 'message amount': ALL },
  InvalidInput: { 'message fields': ALL },
  InvalidField: { 'path message': ALL },
  NotFound: { message: ALL },
  Conflict: { message: ALL },
  EditedMeanwhile: { message: HOST },
  InvalidCredentials: { message: ALL },
  CodeRequired: { message: ALL },
  TooManyAttempts: { 'message retryAfterSeconds': ALL },
  // The host may unclaim what the others may not, and an account is signed in.
  NotAllowed: { message: ' yes yes yes yes no yes' },
  NotSignedIn: { message: 'yes yes no  no  no yes' },
};

export const FIELDS: FieldTable = {
  Query: { 'receipt node nodes messageChannels namePage evening cardProcessing': ALL, viewer: ACCOUNTS, scan: HOST },
  ...RECEIPT,
  ...FACT_ROWS,
  ...EVENINGS,
  ...SCANS,
  ...JOBS,
  ...EXPORTS,
  ...ACCOUNT,
  ...REFUSALS,
};
