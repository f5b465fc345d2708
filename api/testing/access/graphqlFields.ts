/**
 * Who gets what of every field, one word for each of COLUMNS:
 *   yes  what is asked for, as the host gets it
 *   own  the asker's own in its place: of the claims on a bill one's own only, of the accounts one's own only
 *   no   null, or the way to it ends before
 * The rows hold for a receipt that is shared by link. For one with fewer eyes `sees` decides, and then the row.
 */
export type FieldTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

//             nobody guest otherUser participant host expired
const ALL = '     yes yes yes yes yes yes';
const MEMBERS = ' no  no  own own yes no ';
const PERSONS = ' no  no  no  own yes no ';
const HOST = '    no  no  no  no  yes no ';

/** What is on a bill, and who sits at it. */
const BILL: FieldTable = {
  Receipt: {
    'id linkId version uploadMethod createdAt visibility evenSplit': ALL,
    'restaurantName hostName description date payTo hostDiner': ALL,
    'subtotal tax tip fees discount total mismatch claimed paid remaining unclaimed gap': ALL,
    'items people payments changes looking viewerSeat photosShared': ALL,
    // As long as they are not shared; see photos.test.ts.
    photos: HOST,
  },
  EvenSplit: { 'people dishes': ALL },
  Dish: { 'name price quantity': ALL },
  Item: {
    'id receipt name price quantity splitWith lineTotal share': ALL,
    'unclaimed unitsLeft free fullyClaimed claims': ALL,
  },
  Stretch: { 'start end': ALL },
  Claim: {
    'id receipt item diner claimerName units splitCount amount status payment createdAt': ALL,
    'claimerEmail claimerPhone': PERSONS,
  },
  Payment: {
    'id receipt diner payerName amount method status claims createdAt completedAt acceptedAt': ALL,
    handle: PERSONS,
  },
  Person: { 'key diner name owes paid claims': ALL },
  PayTo: { 'method handle link': ALL },
  Change: { 'id version at actorName diner kind summary': ALL },
  ReceiptChangesConnection: { 'edges pageInfo': ALL },
  ReceiptChangesConnectionEdge: { 'node cursor': ALL },
  PageInfo: { 'hasNextPage hasPreviousPage startCursor endCursor': ALL },
  Seat: {
    isHost: 'own own own own yes own',
    diner: ' no  own own own yes no ',
  },
};

/** What was read on photos: their maker's alone. */
const SCANS: FieldTable = {
  Scan: { 'id status queuePosition failure photos bill createdAt': HOST },
  ScanFailure: { 'code message': HOST },
  ReceiptPhoto: { 'url width height': HOST },
  ScannedBill: {
    'restaurantName date items subtotal tax tip fees discount total': HOST,
    'balanced doubts': HOST,
  },
  ScannedText: { 'value confidence isUnsure boxes': HOST },
  ScannedDate: { 'value confidence isUnsure boxes': HOST },
  ScannedMoney: { 'value confidence isUnsure boxes': HOST },
  ScannedItem: { 'name quantity price line confidence isUnsure boxes': HOST },
  PhotoBox: { 'photo corners': HOST },
  PhotoPoint: { 'x y': HOST },
  ScanDoubt: { 'kind message difference item': HOST },
};

/** What is an account's. */
const ACCOUNT: FieldTable = {
  User: {
    'id userId username firstName lastName email isEmailVerified phone photo createdAt': MEMBERS,
    'receipts stats owedToMe owedToMeTotal iOwe iOweTotal spending': MEMBERS,
    'paymentMethods notificationPreferences dataExport': MEMBERS,
    'sessions isTwoFactorOn recoveryCodesLeft hasLoginNotifications': MEMBERS,
  },
  UserReceiptsConnection: { 'edges pageInfo totalCount': MEMBERS },
  UserReceiptsConnectionEdge: { 'node cursor': MEMBERS },
  ReceiptStats: { 'count total thisMonth': MEMBERS },
  Debt: { 'key name amount since receipt': MEMBERS },
  Spending: { 'total byMonth byRestaurant': MEMBERS },
  MonthSpending: { 'month amount': MEMBERS },
  RestaurantSpending: { 'restaurantName amount meals': MEMBERS },
  SavedPaymentMethod: { 'id methodId type displayName identifier isDefault createdAt': MEMBERS },
  Session: { 'id device isCurrent createdAt lastSeenAt': MEMBERS },
  NotificationPreferences: {
    'emailReceipts emailPayments emailReminders emailMarketing': MEMBERS,
    'pushReceipts pushPayments pushReminders pushMessages': MEMBERS,
    'smsPayments smsReminders digestFrequency': MEMBERS,
  },
};

/** What a refusal tells, where waysIn.ts provokes it. */
const REFUSALS: FieldTable = {
  AlreadyClaimed: { 'message unitsLeft item': ALL },
  AmountMismatch: { 'message amount': ALL },
  InvalidInput: { 'message fields': ALL },
  InvalidField: { 'path message': ALL },
  NotFound: { message: ALL },
  Conflict: { message: ALL },
  InvalidCredentials: { message: ALL },
  CodeRequired: { message: ALL },
  TooManyAttempts: { 'message retryAfterSeconds': ALL },
  // The host may unclaim what the others may not, and members are signed in.
  NotAllowed: { message: ' yes yes yes yes no yes' },
  NotSignedIn: { message: 'yes yes no  no  no yes' },
};

export const FIELDS: FieldTable = {
  Query: { 'receipt node nodes': ALL, viewer: MEMBERS, scan: HOST },
  ...BILL,
  ...SCANS,
  ...ACCOUNT,
  ...REFUSALS,
};
