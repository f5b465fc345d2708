import { graphql } from 'react-relay';
import type { Scan_scan$data } from './__generated__/Scan_scan.graphql';

/** How far a scan is, and all that was read once it is done. Read with readInlineData, so that it can be kept as it is. */
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
        quantity
        price
        line
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
      balanced
      doubts {
        kind
        message
        difference
        item
      }
    }
  }
`;

/** An amount; spread above without a mask, so that it is plain data, too. */
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

/** A scan on its way: what the server told last. */
export type ScanState = Scan_scan$data;

/** What was read on the photos, every part of it with where it stands and how sure that is. */
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
