import { REFUSAL } from '../refusal';

/** The parts that identify the viewer among the diners. */
const PEOPLE = 'linkId hostDiner viewerSeat { isHost diner }';

const LISTED = 'linkId restaurantName description date uploadMethod currency total paid remaining createdAt';

const RECEIPT = `
  fragment Receipt on Receipt {
    ${PEOPLE} ${LISTED} tax alcoholTax tip fees serviceChargePercent serviceChargeRate discount payTo { method handle } photos { url }
    items {
      id name price quantity splitWith taxClass discount
      claims { id diner claimerName amount status createdAt }
    }
  }`;

export const READ_OWN_RECEIPT = `${RECEIPT}
  query RestReadOwnReceipt($id: ID!) { receipt(id: $id) { ...Receipt } viewer { userId } }`;

export const LIST_RECEIPTS = `
  query RestListReceipts($first: Int, $after: String, $search: String) {
    viewer {
      receipts(first: $first, after: $after, search: $search, role: HOST) {
        edges { node { ${LISTED} } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;

export const CREATE_OWN_RECEIPT = `${RECEIPT}
  mutation RestCreateOwnReceipt($input: CreateReceiptInput!) {
    result: createReceipt(input: $input) { ${REFUSAL} ... on CreateReceiptPayload { receipt { ...Receipt } } }
  }`;

export const ADD_ITEM = `
  mutation RestAddItem($input: AddItemInput!) {
    result: addItem(input: $input) {
      ${REFUSAL}
      ... on AddItemPayload { item { id name price quantity splitWith taxClass discount } receipt { linkId } }
    }
  }`;

export const PAY_HOST = `
  mutation RestPayHost($input: PayClaimsInput!) {
    result: payClaims(input: $input) {
      ${REFUSAL}
      ... on PayClaimsPayload { payment { id diner amount method status createdAt completedAt } receipt { ${PEOPLE} } }
    }
  }`;

export const WHO_ASKS = 'query RestWhoAsks { viewer { userId } }';
