import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../web/src/', import.meta.url));

/**
 * The id that the app sends for one of its documents, so that the bench measures what phones ask for. It is read from
 * the app's artifacts, because web/persisted.json also has documents of earlier clients.
 */
function documentId(name: RegExp): string {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
  const file = files.find((path) => path.includes('__generated__') && name.test(basename(path, '.graphql.ts')));
  if (file === undefined) throw new Error(`The app has no document named ${name.source}; was it renamed?`);
  const [, id] = /"id": "([0-9a-f]+)"/.exec(readFileSync(join(WEB, file), 'utf8')) ?? [];
  if (id === undefined) throw new Error(`${file} is not a persisted document`);
  return id;
}

const LIVE_RECEIPT = documentId(/^LiveReceipt\w*Query$/);
const RECEIPT_CHANGES = documentId(/^\w*eceiptChanges\w*Subscription$/);
const CLAIM_ITEM = documentId(/^\w*laimItem\w*Mutation$/);
const PAY_CLAIMS = documentId(/^\w*PayClaims\w*Mutation$/);
const DASHBOARD = documentId(/^DashboardScreenQuery$/);
const LOG_IN = documentId(/^\w*LogInMutation$/);

export const readBody = (id: string) => ({ documentId: LIVE_RECEIPT, variables: { id } });
/** The protocol of the socket requires a query text, so the id is in the extensions. */
export const watchPayload = (id: string) => ({
  query: '',
  variables: { id, since: null, trails: [] },
  extensions: { documentId: RECEIPT_CHANGES },
});

/** Claims one unit of an item, as a tap does. */
export const claimBody = (input: { itemId: string; idempotencyKey: string }) => ({
  documentId: CLAIM_ITEM,
  variables: {
    input: { claimerName: 'Ana', claimerEmail: null, claimerPhone: null, units: 1, splitCount: 1, ...input },
  },
});

/** Says that all of one's claims on a receipt were paid in cash. */
export const payBody = (input: { receiptId: string; idempotencyKey: string }) => ({
  documentId: PAY_CLAIMS,
  variables: { input: { claimIds: null, method: 'CASH', ...input } },
});

export const logInBody = (input: { username: string; password: string }) => ({
  documentId: LOG_IN,
  variables: { input: { code: null, ...input } },
});

/** What the dashboard of an account shows. */
export const dashboardBody = () => ({ documentId: DASHBOARD, variables: { count: 20 } });
