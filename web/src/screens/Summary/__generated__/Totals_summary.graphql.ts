/**
 * @generated SignedSource<<973370a90e17868c702a7ab85765621d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Totals_summary$data = {
  readonly byLabel: ReadonlyArray<{
    readonly name: string | null | undefined;
    readonly receipts: number;
    readonly tax: string;
    readonly tip: string;
    readonly total: string;
  }>;
  readonly byMonth: ReadonlyArray<{
    readonly name: string | null | undefined;
    readonly receipts: number;
    readonly tax: string;
    readonly tip: string;
    readonly total: string;
  }>;
  readonly byRestaurant: ReadonlyArray<{
    readonly name: string | null | undefined;
    readonly receipts: number;
    readonly tax: string;
    readonly tip: string;
    readonly total: string;
  }>;
  readonly currency: string;
  readonly total: {
    readonly discount: string;
    readonly fees: string;
    readonly ownCost: string;
    readonly paidBack: string;
    readonly receipts: number;
    readonly subtotal: string;
    readonly tax: string;
    readonly tip: string;
    readonly total: string;
  };
  readonly " $fragmentType": "Totals_summary";
};
export type Totals_summary$key = {
  readonly " $data"?: Totals_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"Totals_summary">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "Totals_summary"
};

(node as any).hash = "2c2338eb4bf165471bc3e996324b81de";

export default node;
