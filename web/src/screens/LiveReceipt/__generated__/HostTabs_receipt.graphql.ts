/**
 * @generated SignedSource<<20d065c9a4ebe231df6f6941869c0416>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HostTabs_receipt$data = {
  readonly items: ReadonlyArray<{
    readonly fullyClaimed: boolean;
  }>;
  readonly people: ReadonlyArray<{
    readonly owes: string;
  }>;
  readonly " $fragmentType": "HostTabs_receipt";
};
export type HostTabs_receipt$key = {
  readonly " $data"?: HostTabs_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"HostTabs_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HostTabs_receipt",
  "selections": [
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
          "name": "fullyClaimed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "owes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "f0882fcd8766811cf109662956e72b31";

export default node;
