/**
 * @generated SignedSource<<227378bc69be5c741dd803140d187283>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ScanDoubtKind = "ITEMS_DO_NOT_ADD_UP" | "NO_DATE" | "NO_ITEMS" | "NO_NAME" | "NO_TOTAL" | "PAGES_LEFT_OUT" | "TOTAL_DOES_NOT_ADD_UP" | "UNCONFIRMED" | "%future added value";
export type ScanFailureCode = "NOT_A_RECEIPT" | "UNAVAILABLE" | "UNCLEAR" | "UNREADABLE" | "%future added value";
export type ScanStatus = "DONE" | "FAILED" | "READING" | "TURNING" | "UNDERSTANDING" | "UPLOADED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Scan_scan$data = {
  readonly bill: {
    readonly advice: string | null | undefined;
    readonly balanced: boolean;
    readonly charges: ReadonlyArray<{
      readonly amount: string;
      readonly isIncluded: boolean;
      readonly name: string;
    }> | null | undefined;
    readonly currency: string | null | undefined;
    readonly date: {
      readonly boxes: ReadonlyArray<{
        readonly corners: ReadonlyArray<{
          readonly x: number;
          readonly y: number;
        }>;
        readonly photo: number;
      }>;
      readonly confidence: number;
      readonly isUnsure: boolean;
      readonly value: string;
    } | null | undefined;
    readonly discount: {
      readonly boxes: ReadonlyArray<{
        readonly corners: ReadonlyArray<{
          readonly x: number;
          readonly y: number;
        }>;
        readonly photo: number;
      }>;
      readonly confidence: number;
      readonly isUnsure: boolean;
      readonly value: string;
    } | null | undefined;
    readonly doubts: ReadonlyArray<{
      readonly difference: string | null | undefined;
      readonly isHandwrittenTip: boolean;
      readonly item: number | null | undefined;
      readonly kind: ScanDoubtKind;
      readonly message: string;
    }>;
    readonly fees: {
      readonly boxes: ReadonlyArray<{
        readonly corners: ReadonlyArray<{
          readonly x: number;
          readonly y: number;
        }>;
        readonly photo: number;
      }>;
      readonly confidence: number;
      readonly isUnsure: boolean;
      readonly value: string;
    } | null | undefined;
    readonly items: ReadonlyArray<{
      readonly boxes: ReadonlyArray<{
        readonly corners: ReadonlyArray<{
          readonly x: number;
          readonly y: number;
        }>;
        readonly photo: number;
      }>;
      readonly confidence: number;
      readonly discount: string;
      readonly isAmountUnsure: boolean;
      readonly isUnsure: boolean;
      readonly line: string;
      readonly name: string;
      readonly note: string;
      readonly price: string;
      readonly quantity: number;
    }>;
    readonly lines: ReadonlyArray<{
      readonly isRead: boolean;
      readonly text: string;
    }> | null | undefined;
    readonly restaurantName: {
      readonly boxes: ReadonlyArray<{
        readonly corners: ReadonlyArray<{
          readonly x: number;
          readonly y: number;
        }>;
        readonly photo: number;
      }>;
      readonly confidence: number;
      readonly isUnsure: boolean;
      readonly value: string;
    } | null | undefined;
    readonly subtotal: {
      readonly boxes: ReadonlyArray<{
        readonly corners: ReadonlyArray<{
          readonly x: number;
          readonly y: number;
        }>;
        readonly photo: number;
      }>;
      readonly confidence: number;
      readonly isUnsure: boolean;
      readonly value: string;
    } | null | undefined;
    readonly tax: {
      readonly boxes: ReadonlyArray<{
        readonly corners: ReadonlyArray<{
          readonly x: number;
          readonly y: number;
        }>;
        readonly photo: number;
      }>;
      readonly confidence: number;
      readonly isUnsure: boolean;
      readonly value: string;
    } | null | undefined;
    readonly tip: {
      readonly boxes: ReadonlyArray<{
        readonly corners: ReadonlyArray<{
          readonly x: number;
          readonly y: number;
        }>;
        readonly photo: number;
      }>;
      readonly confidence: number;
      readonly isUnsure: boolean;
      readonly value: string;
    } | null | undefined;
    readonly total: {
      readonly boxes: ReadonlyArray<{
        readonly corners: ReadonlyArray<{
          readonly x: number;
          readonly y: number;
        }>;
        readonly photo: number;
      }>;
      readonly confidence: number;
      readonly isUnsure: boolean;
      readonly value: string;
    } | null | undefined;
  } | null | undefined;
  readonly failure: {
    readonly code: ScanFailureCode;
    readonly message: string;
  } | null | undefined;
  readonly id: string;
  readonly photos: ReadonlyArray<{
    readonly height: number;
    readonly url: string;
    readonly width: number;
  }>;
  readonly queuePosition: number;
  readonly status: ScanStatus;
  readonly " $fragmentType": "Scan_scan";
};
export type Scan_scan$key = {
  readonly " $data"?: Scan_scan$data;
  readonly " $fragmentSpreads": FragmentRefs<"Scan_scan">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "Scan_scan"
};

(node as any).hash = "2138d12d6ec02ce59b0d71c75919d9e6";

export default node;
