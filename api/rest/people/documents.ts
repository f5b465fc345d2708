import { REFUSAL } from '../refusal';

const BALANCE = 'balance { currency owedToMe iOwe net toConfirm reported }';
const PERSON = `id name hasAccount receiptCount lastReceiptAt ${BALANCE}`;
const PAYMENT = 'id groupId amount method handle status createdAt completedAt receipt { linkId }';

export const LIST = `
  query RestListPeople($first: Int, $after: String, $search: String) {
    viewer {
      counterparties(first: $first, after: $after, search: $search) {
        edges { node { ${PERSON} } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;

export const READ = `
  query RestReadPerson($id: ID!) {
    node(id: $id) {
      ... on Counterparty {
        ${PERSON}
        receipts { receipt { linkId restaurantName date } paymentsToConfirm { ${PAYMENT} } ${BALANCE} }
        claimToRemind { id }
        netting { planKey owedToMe iOwe net receiptCount proposal { isMine isOutdated } }
        transfers { key isMine amount status method isDisputed evening { linkId } }
      }
    }
  }`;

export const PAY = `
  mutation RestPayPerson($input: PayPersonInput!) {
    result: payPerson(input: $input) { ${REFUSAL} ... on PayPersonPayload { payments { ${PAYMENT} } } }
  }`;

export const CONFIRM = `
  mutation RestConfirmPerson($input: ConfirmPersonInput!) {
    result: confirmPerson(input: $input) { ${REFUSAL} ... on ConfirmPersonPayload { payments { ${PAYMENT} } } }
  }`;
