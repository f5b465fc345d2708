import { graphql } from 'react-relay';
import type { Scan_scan$data } from './__generated__/Scan_scan.graphql';

/** A scan's progress and its result. Read with readInlineData, so that the draft can keep it as plain data. */
export const scanFragment = graphql`
  fragment Scan_scan on Scan @inline {
    id
    status
    queuePosition
    failure {
      code
      message
    }
    photos {
      url
      width
      height
    }
    bill {
      restaurantName {
        value
        confidence
        isUnsure
        boxes {
          photo
          corners {
            x
            y
          }
        }
      }
      date {
        value
        confidence
        isUnsure
        boxes {
          photo
          corners {
            x
            y
          }
        }
      }
      items {
        name
        note
        quantity
        price
        line
        discount
        confidence
        isUnsure
        isAmountUnsure
        boxes {
          photo
          corners {
            x
            y
          }
        }
      }
      subtotal {
        ...Scan_money @relay(mask: false)
      }
      tax {
        ...Scan_money @relay(mask: false)
      }
      tip {
        ...Scan_money @relay(mask: false)
      }
      fees {
        ...Scan_money @relay(mask: false)
      }
      discount {
        ...Scan_money @relay(mask: false)
      }
      total {
        ...Scan_money @relay(mask: false)
      }
      charges {
        name
        amount
        isIncluded
      }
      currency
      balanced
      doubts {
        kind
        message
        difference
        isHandwrittenTip
        item
      }
      lines {
        text
        isRead
      }
      advice
    }
  }
`;

/** An amount. It is spread above without a mask, so that it is plain data too. */
export const moneyFragment = graphql`
  fragment Scan_money on ScannedMoney {
    value
    confidence
    isUnsure
    boxes {
      photo
      corners {
        x
        y
      }
    }
  }
`;

/** The last state of a scan that the server sent. */
export type ScanState = Scan_scan$data;

/** The bill that was read, each part with its place on the photos and its confidence. */
export type ScannedBill = NonNullable<ScanState['bill']>;
export type ScannedItem = ScannedBill['items'][number];
export type ScannedMoney = NonNullable<ScannedBill['total']>;
export type ScanDoubt = ScannedBill['doubts'][number];
/** Four corners in reading order, as fractions of the upright photo's width and height. */
export type PhotoBox = ScannedItem['boxes'][number];
export type ReceiptPhoto = ScanState['photos'][number];
export type ScanFailure = NonNullable<ScanState['failure']>;

/** A scan that is done, as the draft keeps it. */
export interface Scan {
  readonly id: string;
  readonly photos: readonly ReceiptPhoto[];
  readonly bill: ScannedBill;
}
