import { graphql } from 'react-relay';
import type { tableState_receipt$data } from './__generated__/tableState_receipt.graphql';

/**
 * Everything about a receipt that changes while people sit at the table and that is the same for every viewer, so that
 * the server makes one payload for all phones. Every mutation returns all of it, and every push all of it that changed
 * (receiptChanges.ts), so that a phone never shows a mix of two versions.
 */
export const tableState = graphql`
  fragment tableState_receipt on Receipt @inline {
    id
    linkId
    version
    restaurantName
    hostName
    hostDiner
    description
    date
    currency
    exchangeRate {
      currency
      baseCurrency
      rate
      date
    }
    subtotal
    tax
    alcoholTax
    tip
    fees
    serviceChargeRate
    discount
    total
    mismatch
    claimed
    paid
    remaining
    unclaimed
    gap
    looking
    photosShared
    items {
      id
      name
      note
      price
      quantity
      splitWith
      taxClass
      discount
      lineTotal
      share
      unclaimed
      fullyClaimed
      unitsLeft
      free {
        start
        end
      }
      claims {
        id
        claimerName
        diner
        treatedName
        treatedDiner
        sharedWith
        units
        splitCount
        pieces {
          start
          end
        }
        amount
        covered
        status
        createdAt
        payment {
          id
        }
      }
    }
    people {
      id
      diner
      name
      owes
      paid
      household
      askedInto
      claims {
        id
      }
    }
    payments {
      id
      diner
      payerName
      amount
      cashAmount
      method
      status
      createdAt
      completedAt
      acceptedAt
      claims {
        id
      }
    }
    contributions {
      personId
      diner
      name
      amount
      owed
      passedOn
      settled
    }
    payTo {
      method
      handle
    }
    evenSplit {
      people
      dishes {
        name
        note
        price
        quantity
        discount
      }
    }
  }
`;

export type TableState = tableState_receipt$data;
export type TableItem = TableState['items'][number];
export type TableClaim = TableItem['claims'][number];
export type TablePerson = TableState['people'][number];
export type TableContribution = TableState['contributions'][number];
export type TablePayment = TableState['payments'][number];

export function claimOf(table: Pick<TableState, 'items'>, claimId: string): TableClaim | null {
  return table.items.flatMap(({ claims }) => claims).find(({ id }) => id === claimId) ?? null;
}
