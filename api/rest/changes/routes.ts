import { t } from '@fairtab/domain/language/t';
import { ONE_RECEIPT } from '../../scopes/fieldScopes';
import { CHANGE_KINDS } from '@fairtab/domain/facts/changeKinds';
import { z } from 'zod';
import { found, type Connection } from '../answers';
import { TypedDocumentString } from '../generated/documents';
import { PAGE_SIZE, route, type Route } from '../Route';
import { dateTime, word } from '../shapes';
import { fact, FACT_SELECTION, renderFact, type FactData } from './facts';

const change = z
  .object({
    version: z.int().describe('The version of the receipt after the change. Each has one change.'),
    at: dateTime,
    kind: word(z.enum(CHANGE_KINDS)).describe('The group that the change is in. `fact.kind` is more exact.'),
    actorName: z.string().describe('Who made the change.'),
    diner: z.string().nullable().describe('The guest who made it, as in `fact`; null when Fairtab itself did.'),
    about: z.array(z.string()).describe('The guests whom it is about, besides who made it.'),
    summary: z.string().describe('A sentence for whoever asks, in their language.'),
    fact: fact
      .nullable()
      .describe('What the change did; null for changes from before November 2026, which have only a sentence.'),
  })
  .meta({ id: 'Change' });

type ChangeData = Omit<z.input<typeof change>, 'fact'> & { readonly fact: FactData | null };

/** Not one of documents.graphql: the parts of facts are defined once, in services/receipts/factFields.ts. */
const READ_CHANGES = new TypedDocumentString<
  { receipt: { changes: Connection<ChangeData> } | null },
  { id: string; first: number; after: string | undefined }
>(`
  query RestReadChanges($id: ID!, $first: Int, $after: String) {
    receipt(id: $id) {
      changes(first: $first, after: $after) {
        edges { node { version at kind actorName diner about summary fact ${FACT_SELECTION} } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`);

/** The trail of a receipt. */
export const CHANGE_ROUTES: readonly Route[] = [
  route('GET /api/shared-receipts/:id/changes', {
    operationId: 'listChanges',
    scopes: ONE_RECEIPT,
    summary: `Who changed what on a receipt, the newest first, at most ${PAGE_SIZE}; the Link header leads to more.`,
    answer: z.array(change),
    hasPages: true,
    run: async ({ param, query: { after }, ask, page }) => {
      const { receipt } = await ask(READ_CHANGES, { id: param, first: PAGE_SIZE, after });
      const changes = page(found(receipt, t('There is no such receipt.')).changes);
      return changes.map((node) => ({ ...node, fact: node.fact && renderFact(node.fact) }));
    },
  }),
];
