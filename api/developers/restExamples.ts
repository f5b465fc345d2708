import type { OpenAPIV3_1 } from 'openapi-types';

const ID = 'hJ2v6Zk0Qn3pXc8Lw5Rt9A';

/** Bodies of the examples by the names of the calls. A test sees that each is what its call takes, and that none is missing. */
export const EXAMPLE_BODIES: Readonly<Record<string, object>> = {
  createReceipt: {
    restaurantName: 'Casa Nacho',
    items: [{ name: 'Nachos', price: '10.00', quantity: 3 }],
    tip: '6.00',
    payTo: [{ method: 'venmo', handle: '@priya-pays' }],
  },
  importSplitwise: {
    file: 'Date,Description,Category,Cost,Currency,Priya,Ben\n2026-03-01,Hotel,Hotel,90.00,USD,45.00,-45.00',
    hostName: 'Priya',
  },
  takePlace: { personId: `${ID}:Ben` },
  claimItem: { itemIndex: 0, claimerName: 'Ana', units: 1 },
  treat: { claimIds: [ID], claimerName: 'Ana' },
  endTreat: { claimIds: [ID] },
  updateClaim: { paymentMethod: 'venmo', paymentUsername: '@ana-pays' },
  setContribution: { name: 'Otto', amount: '20.00' },
  setContributions: { contributions: [{ name: 'Otto', amount: '20.00' }] },
  passOn: { personId: ID },
  takeBackPassedOn: { personId: ID },
  createHostedReceipt: { restaurantName: 'Casa Nacho', total: '36.00', tip: '6.00' },
  addItem: { name: 'Nachos', price: '10.00', quantity: 3 },
  payHost: { paymentMethod: 'venmo', paymentUsername: '@ana-pays' },
  stopReminding: { isStopped: true },
  scanText: { text: 'Nachos 10.00' },
  signUp: { username: 'priya', password: 'tomato soup at noon' },
  logIn: { username: 'priya', password: 'tomato soup at noon' },
  createAccessToken: { name: 'A bot', scopes: ['receipts:read', 'claims'], password: 'tomato soup at noon' },
  createWebhook: { url: 'https://bot.example/', events: ['claim.created', 'payment.reported'] },
  updateWebhook: { isOn: false },
  addPaymentMethod: { type: 'venmo', displayName: 'Venmo', identifier: '@priya-pays' },
  askToTakeOver: { personName: 'Kid', username: 'ana' },
  takeOver: { expectedAmount: '12.50' },
  declineRequest: { blocksSender: true },
  payPerson: { receipts: [{ id: ID, amount: '12.50' }], paymentMethod: 'venmo' },
  confirmPerson: { paymentIds: [ID], amount: '12.50' },
  saveNamePage: { isOn: true, displayName: 'Priya', paymentMethodIds: [] },
  startExport: { contents: 'history', format: 'csv', role: 'host' },
};

/** A call in curl, with a token and ids from the environment. */
export function curlOf({
  method,
  path,
  operation,
  origin,
}: {
  method: string;
  path: string;
  operation: OpenAPIV3_1.OperationObject;
  origin: string;
}): string {
  const { operationId = '', requestBody } = operation;
  const [type] = requestBody && 'content' in requestBody ? Object.keys(requestBody.content) : [];
  const address =
    origin +
    path.replaceAll(
      /\{(\w+)\}/g,
      (_whole, name: string) => `$${name === 'id' ? 'ID' : name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`,
    );
  const body = EXAMPLE_BODIES[operationId];
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}"${address}"`,
    `  -H "authorization: Bearer $FAIRTAB_TOKEN"`,
    ...(type === 'multipart/form-data' ? [`  -F "${fileFieldOf(operation)}=@bill.jpg"`] : []),
    ...(body ? [`  -H 'content-type: application/json'`, `  -d '${JSON.stringify(body)}'`] : []),
  ].join(' \\\n');
}

function fileFieldOf({ requestBody }: OpenAPIV3_1.OperationObject): string {
  const [content] = requestBody && 'content' in requestBody ? Object.values(requestBody.content) : [];
  const { schema } = content ?? {};
  return schema && 'properties' in schema ? (Object.keys(schema.properties ?? {})[0] ?? '') : '';
}
