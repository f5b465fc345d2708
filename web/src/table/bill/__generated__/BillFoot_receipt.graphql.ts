/**
 * @generated SignedSource<<6253267d98939fabe500008f8dd860e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillFoot_receipt$data = {
  readonly alcoholTax: string;
  readonly evenSplit: {
    readonly people: number;
  } | null | undefined;
  readonly items: ReadonlyArray<{
    readonly discount: string;
    readonly id: string;
    readonly name: string;
    readonly price: string;
    readonly quantity: number;
  }>;
  readonly tax: string;
  readonly tip: string;
  readonly " $fragmentSpreads": FragmentRefs<"BillTotals_receipt">;
  readonly " $fragmentType": "BillFoot_receipt";
};
export type BillFoot_receipt$key = {
  readonly " $data"?: BillFoot_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillFoot_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillFoot_receipt",
  "selections": [
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
      "concreteType": "EvenSplit",
      "kind": "LinkedField",
      "name": "evenSplit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Item",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillTotals_receipt"
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "1b61b35b419d39cd77e2832524ca0a21";

export default node;
