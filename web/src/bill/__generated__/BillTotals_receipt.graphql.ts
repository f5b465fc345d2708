/**
 * @generated SignedSource<<c2d3733c1e18824988c1db5713963a39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillTotals_receipt$data = {
  readonly alcoholTax: string;
  readonly discount: string;
  readonly fees: string;
  readonly serviceChargePercent: number | null | undefined;
  readonly subtotal: string;
  readonly tax: string;
  readonly tip: string;
  readonly total: string;
  readonly " $fragmentType": "BillTotals_receipt";
};
export type BillTotals_receipt$key = {
  readonly " $data"?: BillTotals_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillTotals_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillTotals_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alcoholTax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fees",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceChargePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "a02cfa1bc0cd0bb1f8a23ec5cd9e9974";

export default node;
