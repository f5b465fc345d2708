/**
 * @generated SignedSource<<6ef1daf1ff51caa8e23153fdf18a99c3>>
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

(node as any).hash = "0a7b19f8f2509d278ab7c83c5a29b76c";

export default node;
