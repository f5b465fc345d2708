import { FACT_KINDS } from '@fairtab/domain/facts/changes';
import { factOnWire } from '@fairtab/services/receipts/factFields';
import { encodeNodeId, type NodeType } from '../../schema/ids';
import { LOCKED_USERNAME, type ReadFixture } from '../fixtures/ReadFixture';
import { PASSWORD } from '../fixtures/startApiFixture';
import { isInAudience, verdictsOf, type Audience, type ViewerKind } from '../fixtures/viewerKinds';

/**
 * A way through the graph to the objects of one type.
 * `through` says who may follow it:
 *   receipt  it leads to things on a receipt: `isInAudience` decides
 *   viewer   it starts at the viewer's own account
 *   owner    it starts at an id of something of the host's account: only the host may
 *   anybody  it has nothing to do with receipts or accounts
 */
export interface Path {
  readonly through: 'receipt' | 'viewer' | 'owner' | 'anybody';
  /**
   * The fields at the root of the query. One object cannot show a difference between the viewer's own and that of
   * others, so there may be several. With none, the type is the root type itself.
   */
  readonly roots: readonly string[];
  /** The fields from there on. */
  readonly steps: readonly string[];
  readonly operation?: 'mutation';
  /** The fields that are asked for; all fields of the type by default. */
  readonly fields?: readonly string[];
}

/** Arguments of fields that require them or are null without them, and short pages, so that one document may ask for all of an account. */
export function fieldArguments({
  fixture,
  audience,
}: {
  fixture: ReadFixture;
  audience: Audience;
}): Readonly<Record<string, string>> {
  const id = quoted('Receipt', fixture.receipts[audience].id);
  return {
    'Query.receipt': `(id: ${id})`,
    'Query.node': `(id: ${id})`,
    'Query.nodes': `(ids: [${id}])`,
    'Query.scan': `(id: ${quoted('Scan', fixture.scanIds.done)})`,
    'User.counterparties': '(first: 1)',
    'User.evenings': '(first: 1)',
    'PayTo.link': '(amount: "5.00")',
    'Query.evening': `(id: ${quoted('Evening', fixture.eveningId)})`,
    'Query.namePage': `(username: ${JSON.stringify(fixture.pageName)})`,
  };
}

export function pathsByType({
  fixture,
  audience,
}: {
  fixture: ReadFixture;
  audience: Audience;
}): Readonly<Record<string, readonly Path[]>> {
  const receipt = fixture.receipts[audience];
  const onReceipt = (...steps: string[]): Path => ({ through: 'receipt', roots: [receiptRoot(receipt.id)], steps });
  const onEvenReceipt = (...steps: string[]): Path => ({
    through: 'receipt',
    roots: [receiptRoot(fixture.evenReceiptIds[audience])],
    steps,
  });
  const onFact = (...steps: string[]) => onReceipt('changes(first: 100)', 'edges', 'node', 'fact', ...steps);
  const ofViewer = (...steps: string[]): Path => ({ through: 'viewer', roots: ['viewer'], steps });
  const byId = (through: Path['through'], type: NodeType, ...ids: string[]): Path[] => {
    const globalIds = ids.map((id) => quoted(type, id));
    const steps = [`... on ${type}`];
    return [
      { through, roots: globalIds.map((id) => `node(id: ${id})`), steps },
      { through, roots: [`nodes(ids: [${globalIds.join(', ')}])`], steps },
    ];
  };
  const refusedWith = (type: string, call: string, through: Path['through'] = 'anybody'): Path[] => [
    { through, operation: 'mutation', roots: [call], steps: [`... on ${type}`] },
  ];
  const onNamePage = (...steps: string[]): Path => ({
    through: 'anybody',
    roots: [`namePage(username: ${JSON.stringify(fixture.pageName)})`],
    steps,
  });
  const onEvening = (...steps: string[]): Path => ({
    through: 'anybody',
    roots: [`evening(id: ${quoted('Evening', fixture.eveningId)})`],
    steps,
  });
  const beer = quoted('Item', receipt.itemIds.beer);
  const nameless = `claimItem(input: { itemId: ${beer}, claimerName: "" })`;
  const { host, hostMethodId, hostPasskeyId, hostAccessTokenId, hostWebhook, scanIds } = fixture;
  const onScan = (id: string, ...steps: string[]): Path => ({
    through: 'owner',
    roots: [`scan(id: ${quoted('Scan', id)})`],
    steps,
  });

  return {
    Query: [
      ...['receipt', 'node', 'nodes'].map((field): Path => ({
        through: 'receipt',
        roots: [],
        steps: [],
        fields: [field],
      })),
      {
        through: 'anybody',
        roots: [],
        steps: [],
        fields: ['messageChannels', 'namePage', 'evening', 'cardProcessing'],
      },
      { through: 'viewer', roots: [], steps: [], fields: ['viewer'] },
      { through: 'owner', roots: [], steps: [], fields: ['scan'] },
    ],
    Receipt: [
      onReceipt(),
      onEvenReceipt(),
      ...byId('receipt', 'Receipt', receipt.id),
      { through: 'owner', roots: [receiptRoot(fixture.receiptByCardId)], steps: [], fields: ['cardOffer'] },
    ],
    EvenSplit: [onEvenReceipt('evenSplit')],
    Dish: [onEvenReceipt('evenSplit', 'dishes')],
    Item: [onReceipt('items'), ...byId('receipt', 'Item', receipt.itemIds.beer)],
    Stretch: [onReceipt('items', 'free')],
    MessageChannels: [{ through: 'anybody', roots: ['messageChannels'], steps: [] }],
    ReminderSchedule: [onReceipt('items', 'claims', 'reminder')],
    Claim: [
      onReceipt('items', 'claims'),
      onReceipt('people', 'claims'),
      onReceipt('payments', 'claims'),
      ...byId('receipt', 'Claim', ...Object.values(receipt.claimIds)),
    ],
    Payment: [
      onReceipt('payments'),
      onReceipt('items', 'claims', 'payment'),
      ...byId('receipt', 'Payment', ...Object.values(receipt.paymentIds)),
    ],
    Person: [onReceipt('people')],
    Contribution: [onReceipt('contributions')],
    PayTo: [onReceipt('payTo'), onNamePage('ways')],
    ExchangeRate: [onReceipt('exchangeRate')],
    Change: [onReceipt('changes(first: 100)', 'edges', 'node'), ...byId('receipt', 'Change', `${receipt.id}.2`)],
    ...Object.fromEntries(
      FACT_KINDS.map((kind) => factOnWire(kind).typeName).map((type) => [type, [onFact(`... on ${type}`)]]),
    ),
    FactPerson: [onFact('... on ClaimsTreatedFact', 'payers'), onFact('... on ClaimsTreatedFact', 'treated')],
    FactItem: [onFact('... on ItemClaimedFact', 'item')],
    FactMoney: [onFact('... on ItemClaimedFact', 'amount')],
    FactTotalChange: [onFact('... on BillEditedFact', 'totalChange')],
    FactCurrencyChange: [onFact('... on BillEditedFact', 'currencyChange')],
    ReceiptChangesConnection: [onReceipt('changes')],
    ReceiptChangesConnectionEdge: [onReceipt('changes', 'edges')],
    PageInfo: [onReceipt('changes(first: 1)', 'pageInfo')],
    Seat: [onReceipt('viewerSeat')],
    // The host of the other receipts takes no cards, so the offer is one of a receipt on which the host is a diner.
    CardOffer: [{ through: 'owner', roots: [receiptRoot(fixture.receiptByCardId)], steps: ['cardOffer'] }],
    CardPayment: byId('owner', 'CardPayment', fixture.cardPaymentId),
    CardProcessing: [
      {
        through: 'anybody',
        roots: ['cardProcessing'],
        steps: [],
        fields: ['feePercent', 'feeMinimum', 'publishableKey', 'scriptUrl'],
      },
      { through: 'viewer', roots: ['cardProcessing'], steps: [], fields: ['account'] },
    ],
    CardAccount: [{ through: 'viewer', roots: ['cardProcessing'], steps: ['account'] }],

    Scan: [onScan(scanIds.done), ...byId('owner', 'Scan', scanIds.done, scanIds.failed)],
    ScanFailure: [onScan(scanIds.failed, 'failure')],
    ReceiptPhoto: [onReceipt('photos'), onScan(scanIds.done, 'photos')],
    ScannedBill: [onScan(scanIds.done, 'bill')],
    ScannedText: [onScan(scanIds.done, 'bill', 'restaurantName')],
    ScannedDate: [onScan(scanIds.done, 'bill', 'date')],
    ScannedMoney: [onScan(scanIds.done, 'bill', 'total')],
    ScannedItem: [onScan(scanIds.done, 'bill', 'items')],
    PhotoBox: [onScan(scanIds.done, 'bill', 'items', 'boxes')],
    PhotoPoint: [onScan(scanIds.done, 'bill', 'items', 'boxes', 'corners')],
    ScannedCharge: [onScan(scanIds.done, 'bill', 'charges')],
    ScannedLine: [onScan(scanIds.done, 'bill', 'lines')],
    ScanDoubt: [onScan(scanIds.done, 'bill', 'doubts')],

    BusinessNote: [onReceipt('businessNote')],
    AccountJob: byId('owner', 'AccountJob', fixture.jobId),
    Export: byId('owner', 'Export', fixture.exportId),

    User: [ofViewer(), ...byId('owner', 'User', host.userId)],
    UserReceiptsConnection: [ofViewer('receipts')],
    UserReceiptsConnectionEdge: [ofViewer('receipts', 'edges')],
    ReceiptStats: [ofViewer('stats')],
    MoneySum: [ofViewer('stats', 'totals'), ofViewer('owedToMeTotals'), ofViewer('iOweTotals')],
    Debt: [ofViewer('owedToMe'), ofViewer('iOwe')],
    UserCounterpartiesConnection: [ofViewer('counterparties')],
    UserCounterpartiesConnectionEdge: [ofViewer('counterparties', 'edges')],
    Counterparty: [
      ofViewer('counterparties', 'edges', 'node'),
      ...byId('owner', 'Counterparty', fixture.counterpartyKey),
    ],
    ReceiptBetween: [ofViewer('counterparties', 'edges', 'node', 'receipts')],
    Balance: [ofViewer('counterparties', 'edges', 'node', 'balance')],
    Netting: [ofViewer('counterparties', 'edges', 'node', 'netting')],
    NettingProposal: [ofViewer('counterparties', 'edges', 'node', 'netting', 'proposal')],
    TransferBetween: [ofViewer('counterparties', 'edges', 'node', 'transfers')],
    TransferTotals: [ofViewer('transferTotals')],
    Spending: [ofViewer('spending')],
    BusinessSummary: [ofViewer('businessSummary')],
    BusinessTotals: [ofViewer('businessSummary', 'byRestaurant')],
    MonthSpending: [ofViewer('spending', 'byMonth')],
    RestaurantSpending: [ofViewer('spending', 'byRestaurant')],
    SavedPaymentMethod: [ofViewer('paymentMethods'), ...byId('owner', 'SavedPaymentMethod', hostMethodId)],
    UserEveningsConnection: [ofViewer('evenings')],
    UserEveningsConnectionEdge: [ofViewer('evenings', 'edges')],
    OwnEvening: [ofViewer('evenings', 'edges', 'node')],
    Evening: [onEvening(), ...byId('anybody', 'Evening', fixture.eveningId)],
    EveningPerson: [onEvening('people'), onEvening('asked'), onEvening('transfers', 'from')],
    PlannedTransfer: [onEvening('planned')],
    SettlementProposal: [onEvening('proposal')],
    Transfer: [onEvening('transfers')],
    NamePage: [onNamePage()],
    NamePageSettings: [ofViewer('namePage')],
    PaymentRequest: [ofViewer('requests')],
    Session: [ofViewer('sessions'), ...byId('owner', 'Session', host.otherSessionId)],
    AccessToken: [ofViewer('accessTokens'), ...byId('owner', 'AccessToken', hostAccessTokenId)],
    Webhook: [ofViewer('webhooks'), ...byId('owner', 'Webhook', hostWebhook.id)],
    WebhookDeliveriesConnection: [ofViewer('webhooks', 'deliveries')],
    WebhookDeliveriesConnectionEdge: [ofViewer('webhooks', 'deliveries', 'edges')],
    WebhookDelivery: [
      ofViewer('webhooks', 'deliveries', 'edges', 'node'),
      ...byId('owner', 'WebhookDelivery', hostWebhook.deliveryId),
    ],
    Passkey: [ofViewer('passkeys'), ...byId('owner', 'Passkey', hostPasskeyId)],
    NotificationPreferences: [ofViewer('notificationPreferences')],

    AlreadyClaimed: refusedWith(
      'AlreadyClaimed',
      `claimItem(input: { itemId: ${quoted('Item', receipt.itemIds.wine)}, claimerName: "Eve" })`,
      'receipt',
    ),
    AmountMismatch: refusedWith(
      'AmountMismatch',
      `claimItem(input: { itemId: ${beer}, claimerName: "Eve", expectedAmount: "0.01" })`,
      'receipt',
    ),
    NotAllowed: refusedWith(
      'NotAllowed',
      `unclaim(input: { claimId: ${quoted('Claim', receipt.claimIds.water)} })`,
      'receipt',
    ),
    InvalidInput: refusedWith('InvalidInput', nameless),
    InvalidField: [
      { through: 'anybody', operation: 'mutation', roots: [nameless], steps: ['... on InvalidInput', 'fields'] },
    ],
    NotFound: refusedWith('NotFound', 'claimItem(input: { itemId: "none", claimerName: "Eve" })'),
    Conflict: refusedWith('Conflict', withPassword('signUp', host.username)),
    EditedMeanwhile: refusedWith(
      'EditedMeanwhile',
      `editReceipt(input: { receiptId: ${quoted('Receipt', receipt.id)}, expectedVersion: 0 })`,
      'receipt',
    ),
    InvalidCredentials: refusedWith(
      'InvalidCredentials',
      withPassword('logIn', `nobody-${crypto.randomUUID().slice(0, 8)}`),
    ),
    CodeRequired: refusedWith('CodeRequired', withPassword('logIn', host.username)),
    TooManyAttempts: refusedWith('TooManyAttempts', withPassword('logIn', LOCKED_USERNAME)),
    NotSignedIn: refusedWith('NotSignedIn', 'saveNotificationPreferences(input: {})'),
  };
}

/** What a row of graphqlFields.ts says for one viewer, one path and the audience of the receipt. */
export function expectedVerdict(
  row: string,
  { path, kind, audience }: { path: Path; kind: ViewerKind; audience: Audience },
): string {
  if (path.through === 'receipt' && !isInAudience(kind, audience)) return 'no';
  if (path.through === 'owner' && kind !== 'host') return 'no';
  return verdictsOf(row)[kind];
}

/** A global id as a string literal of GraphQL. */
function quoted(typename: NodeType, id: string): string {
  return JSON.stringify(encodeNodeId({ typename, id }));
}

function receiptRoot(id: string): string {
  return `receipt(id: ${JSON.stringify(id)})`;
}

function withPassword(mutation: 'signUp' | 'logIn', username: string): string {
  return `${mutation}(input: { username: ${JSON.stringify(username)}, password: ${JSON.stringify(PASSWORD)} })`;
}
