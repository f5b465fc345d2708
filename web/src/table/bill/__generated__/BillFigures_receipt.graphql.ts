/**
 * @generated SignedSource<<b33f68aedad9c74b37509bb9a5c40aae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillFigures_receipt$data = {
  readonly date: string;
  readonly description: string;
  readonly paid: string;
  readonly remaining: string;
  readonly total: string;
  readonly " $fragmentType": "BillFigures_receipt";
};
export type BillFigures_receipt$key = {
  readonly " $data"?: BillFigures_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillFigures_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillFigures_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remaining",
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "b2413c31c5198d45ce091c8ae28ec3eb";

export default node;
