/**
 * @generated SignedSource<<14559a81aa3a7e1ad79447ea2a61ba19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillTotals_receipt$data = {
  readonly discount: string;
  readonly fees: string;
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

(node as any).hash = "a0d2290172d1c449807c46dab3793945";

export default node;
