import { encodeNodeId, type NodeType } from '../../schema/ids';
import { cellsOf, sees, type Column, type Scope } from '../fixtures/viewerKinds';
import { PASSWORD } from '../fixtures/accounts';
import { LOCKED_USERNAME, type World } from '../fixtures/ReadFixture';

/**
 * A way to the objects of one type, as the fields that lead there.
 *   receipt  a bill's: open to whom `sees` names
 *   viewer   through the asker's own account
 *   owner    by the id of a thing of the host's account: open to the host alone
 *   anybody  has nothing to do with bills or accounts
 */
export interface Way {
  readonly through: 'receipt' | 'viewer' | 'owner' | 'anybody';
  /** Where it begins: several where one object would not tell one's own from the others'. Empty for the root type. */
  readonly roots: readonly string[];
  readonly path: readonly string[];
  readonly operation?: 'mutation';
  /** Which fields it leads to; all of the type unless given. */
  readonly fields?: readonly string[];
}

/** Arguments of fields that need some, or would not show anything without. */
export function argumentsOf({ world, scope }: { world: World; scope: Scope }): Readonly<Record<string, string>> {
  const id = quoted('Receipt', world.bills[scope].id);
  return {
    'Query.receipt': `(id: ${id})`,
    'Query.node': `(id: ${id})`,
    'Query.nodes': `(ids: [${id}])`,
    'Query.scan': `(id: ${quoted('Scan', world.scanIds.done)})`,
    'PayTo.link': '(amount: "5.00")',
  };
}

export function waysIn({ world, scope }: { world: World; scope: Scope }): Readonly<Record<string, readonly Way[]>> {
  const bill = world.bills[scope];
  const onBill = (...path: string[]): Way => ({ through: 'receipt', roots: [receiptRoot(bill.id)], path });
  const onEvenBill = (...path: string[]): Way => ({
    through: 'receipt',
    roots: [receiptRoot(world.evenIds[scope])],
    path,
  });
  const mine = (...path: string[]): Way => ({ through: 'viewer', roots: ['viewer'], path });
  const byId = (through: Way['through'], type: NodeType, ...ids: string[]): Way[] => {
    const globalIds = ids.map((id) => quoted(type, id));
    const path = [`... on ${type}`];
    return [
      { through, roots: globalIds.map((id) => `node(id: ${id})`), path },
      { through, roots: [`nodes(ids: [${globalIds.join(', ')}])`], path },
    ];
  };
  const refused = (type: string, call: string, through: Way['through'] = 'anybody'): Way[] => [
    { through, operation: 'mutation', roots: [call], path: [`... on ${type}`] },
  ];
  const beer = quoted('Item', bill.itemIds.beer);
  const nameless = `claimItem(input: { itemId: ${beer}, claimerName: "" })`;
  const { host, hostMethodId, scanIds } = world;
  const onScan = (id: string, ...path: string[]): Way => ({
    through: 'owner',
    roots: [`scan(id: ${quoted('Scan', id)})`],
    path,
  });

  return {
    Query: [
      ...['receipt', 'node', 'nodes'].map((field): Way => ({
        through: 'receipt',
        roots: [],
        path: [],
        fields: [field],
      })),
      { through: 'viewer', roots: [], path: [], fields: ['viewer'] },
      { through: 'owner', roots: [], path: [], fields: ['scan'] },
    ],
    Receipt: [onBill(), onEvenBill(), ...byId('receipt', 'Receipt', bill.id)],
    EvenSplit: [onEvenBill('evenSplit')],
    Dish: [onEvenBill('evenSplit', 'dishes')],
    Item: [onBill('items'), ...byId('receipt', 'Item', bill.itemIds.beer)],
    Stretch: [onBill('items', 'free')],
    Claim: [
      onBill('items', 'claims'),
      onBill('people', 'claims'),
      onBill('payments', 'claims'),
      ...byId('receipt', 'Claim', ...Object.values(bill.claimIds)),
    ],
    Payment: [
      onBill('payments'),
      onBill('items', 'claims', 'payment'),
      ...byId('receipt', 'Payment', ...Object.values(bill.paymentIds)),
    ],
    Person: [onBill('people')],
    PayTo: [onBill('payTo')],
    Change: [onBill('changes', 'edges', 'node'), ...byId('receipt', 'Change', `${bill.id}.2`)],
    ReceiptChangesConnection: [onBill('changes')],
    ReceiptChangesConnectionEdge: [onBill('changes', 'edges')],
    PageInfo: [onBill('changes(first: 1)', 'pageInfo')],
    Seat: [onBill('viewerSeat')],

    Scan: [onScan(scanIds.done), ...byId('owner', 'Scan', scanIds.done, scanIds.failed)],
    ScanFailure: [onScan(scanIds.failed, 'failure')],
    ReceiptPhoto: [onBill('photos'), onScan(scanIds.done, 'photos')],
    ScannedBill: [onScan(scanIds.done, 'bill')],
    ScannedText: [onScan(scanIds.done, 'bill', 'restaurantName')],
    ScannedDate: [onScan(scanIds.done, 'bill', 'date')],
    ScannedMoney: [onScan(scanIds.done, 'bill', 'total')],
    ScannedItem: [onScan(scanIds.done, 'bill', 'items')],
    PhotoBox: [onScan(scanIds.done, 'bill', 'items', 'boxes')],
    PhotoPoint: [onScan(scanIds.done, 'bill', 'items', 'boxes', 'corners')],
    ScanDoubt: [onScan(scanIds.done, 'bill', 'doubts')],

    User: [mine(), ...byId('owner', 'User', host.userId)],
    UserReceiptsConnection: [mine('receipts')],
    UserReceiptsConnectionEdge: [mine('receipts', 'edges')],
    ReceiptStats: [mine('stats')],
    Debt: [mine('owedToMe'), mine('iOwe')],
    Spending: [mine('spending')],
    MonthSpending: [mine('spending', 'byMonth')],
    RestaurantSpending: [mine('spending', 'byRestaurant')],
    SavedPaymentMethod: [mine('paymentMethods'), ...byId('owner', 'SavedPaymentMethod', hostMethodId)],
    Session: [mine('sessions'), ...byId('owner', 'Session', host.otherSessionId)],
    NotificationPreferences: [mine('notificationPreferences')],

    AlreadyClaimed: refused(
      'AlreadyClaimed',
      `claimItem(input: { itemId: ${quoted('Item', bill.itemIds.wine)}, claimerName: "Eve" })`,
      'receipt',
    ),
    AmountMismatch: refused(
      'AmountMismatch',
      `claimItem(input: { itemId: ${beer}, claimerName: "Eve", expectedAmount: "0.01" })`,
      'receipt',
    ),
    NotAllowed: refused(
      'NotAllowed',
      `unclaim(input: { claimId: ${quoted('Claim', bill.claimIds.water)} })`,
      'receipt',
    ),
    InvalidInput: refused('InvalidInput', nameless),
    InvalidField: [
      { through: 'anybody', operation: 'mutation', roots: [nameless], path: ['... on InvalidInput', 'fields'] },
    ],
    NotFound: refused('NotFound', 'claimItem(input: { itemId: "none", claimerName: "Eve" })'),
    Conflict: refused('Conflict', withPassword('signUp', host.username)),
    InvalidCredentials: refused(
      'InvalidCredentials',
      withPassword('logIn', `nobody-${crypto.randomUUID().slice(0, 8)}`),
    ),
    CodeRequired: refused('CodeRequired', withPassword('logIn', host.username)),
    TooManyAttempts: refused('TooManyAttempts', withPassword('logIn', LOCKED_USERNAME)),
    NotSignedIn: refused('NotSignedIn', 'saveNotificationPreferences(input: {})'),
  };
}

/** The word of a row for one column, on one way and one bill. */
export function statedWord(row: string, { way, column, scope }: { way: Way; column: Column; scope: Scope }): string {
  if (way.through === 'receipt' && !sees(column, scope)) return 'no';
  if (way.through === 'owner' && column !== 'host') return 'no';
  return cellsOf(row)[column];
}

/** The global id of something, as a document has it. */
function quoted(typename: NodeType, id: string): string {
  return JSON.stringify(encodeNodeId({ typename, id }));
}

function receiptRoot(id: string): string {
  return `receipt(id: ${JSON.stringify(id)})`;
}

function withPassword(mutation: 'signUp' | 'logIn', username: string): string {
  return `${mutation}(input: { username: ${JSON.stringify(username)}, password: ${JSON.stringify(PASSWORD)} })`;
}
