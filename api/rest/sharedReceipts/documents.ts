import { REFUSAL } from '../refusal';

/** The GraphQL documents that the routes of this family run. */
const CLAIM = `
  fragment Claim on Claim {
    id claimerName treatedName sharedWith claimerEmail claimerPhone amount covered units splitCount status createdAt
    payment { method handle createdAt }
    item { id }
  }`;

const RECEIPT = `
  ${CLAIM}
  fragment Receipt on Receipt {
    linkId restaurantName hostName description date currency total tax alcoholTax tip fees serviceChargePercent serviceChargeRate discount createdAt
    payTo { method handle }
    items { id name price quantity taxClass discount claims { ...Claim } }
    people { id name owes paid }
    contributions { personId name amount owed passedOn settled }
  }`;

/** A claim with its receipt, which tells its place among the items. */
const PLACED_CLAIM = 'claim { ...Claim receipt { linkId items { id } } }';

export const READ_RECEIPT = `${RECEIPT}
  query RestReadReceipt($id: ID!) { receipt(id: $id) { ...Receipt } }`;

export const CREATE_RECEIPT = `${RECEIPT}
  mutation RestCreateReceipt($input: CreateReceiptInput!) {
    result: createReceipt(input: $input) { ${REFUSAL} ... on CreateReceiptPayload { receipt { ...Receipt } } }
  }`;

export const ITEM_IDS = 'query RestItemIds($id: ID!) { receipt(id: $id) { items { id } } }';

export const CLAIM_ITEM = `${CLAIM}
  mutation RestClaimItem($input: ClaimItemInput!) {
    result: claimItem(input: $input) { ${REFUSAL} ... on ClaimItemPayload { ${PLACED_CLAIM} } }
  }`;

export const RECEIPT_OF_CLAIM =
  'query RestReceiptOfClaim($id: ID!) { node(id: $id) { ... on Claim { receipt { linkId } } } }';

export const PAY_CLAIM = `${CLAIM}
  mutation RestPayClaim($input: PayClaimsInput!) {
    result: payClaims(input: $input) {
      ${REFUSAL}
      ... on PayClaimsPayload { payment { claims { ...Claim receipt { linkId items { id } } } } }
    }
  }`;

export const CANCEL_CLAIM = `${CLAIM}
  mutation RestCancelClaim($input: CancelClaimInput!) {
    result: cancelClaim(input: $input) { ${REFUSAL} ... on CancelClaimPayload { ${PLACED_CLAIM} } }
  }`;

export const REOPEN_CLAIM = `${CLAIM}
  mutation RestReopenClaim($input: ReopenClaimInput!) {
    result: reopenClaim(input: $input) { ${REFUSAL} ... on ReopenClaimPayload { ${PLACED_CLAIM} } }
  }`;

export const UNCLAIM = `
  mutation RestUnclaim($input: UnclaimInput!) {
    result: unclaim(input: $input) { ${REFUSAL} ... on UnclaimPayload { deletedClaimId } }
  }`;

export const TREAT = `${RECEIPT}
  mutation RestTreat($input: TreatInput!) {
    result: treat(input: $input) { ${REFUSAL} ... on TreatPayload { receipt { ...Receipt } } }
  }`;

export const END_TREAT = `${RECEIPT}
  mutation RestEndTreat($input: EndTreatInput!) {
    result: endTreat(input: $input) { ${REFUSAL} ... on EndTreatPayload { receipt { ...Receipt } } }
  }`;

export const DECLINE_SHARE = `${CLAIM}
  mutation RestDeclineShare($input: DeclineShareInput!) {
    result: declineShare(input: $input) { ${REFUSAL} ... on DeclineSharePayload { ${PLACED_CLAIM} } }
  }`;

export const SET_CONTRIBUTION = `${RECEIPT}
  mutation RestSetContribution($input: SetContributionInput!) {
    result: setContribution(input: $input) { ${REFUSAL} ... on SetContributionPayload { receipt { ...Receipt } } }
  }`;

export const PASS_ON = `${RECEIPT}
  mutation RestPassOn($input: PassOnInput!) {
    result: passOn(input: $input) { ${REFUSAL} ... on PassOnPayload { receipt { ...Receipt } } }
  }`;

export const TAKE_BACK_PASSED_ON = `${RECEIPT}
  mutation RestTakeBackPassedOn($input: TakeBackPassedOnInput!) {
    result: takeBackPassedOn(input: $input) { ${REFUSAL} ... on TakeBackPassedOnPayload { receipt { ...Receipt } } }
  }`;
