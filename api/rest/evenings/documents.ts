const PERSON = '{ key name }';
export const READ = `
  query RestReadEvening($id: ID!) {
    evening(id: $id) {
      linkId name url createdAt planKey
      receipts { linkId restaurantName hostName total unclaimed }
      people { key name net }
      planned { from ${PERSON} to ${PERSON} amount }
      asked ${PERSON}
      proposal { proposedBy ${PERSON} isOutdated agreed ${PERSON} }
      transfers { key from ${PERSON} to ${PERSON} amount status method isDisputed }
    }
  }`;

export const LIST = `
  query RestListEvenings($first: Int, $after: String) {
    viewer {
      evenings(first: $first, after: $after) {
        edges { node { linkId name createdAt currency receiptCount net isSettled } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;
