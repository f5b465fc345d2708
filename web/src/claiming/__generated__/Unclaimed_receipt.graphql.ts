/**
 * @generated SignedSource<<17258602f85a0ea6cf401e58885e6b3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Unclaimed_receipt$data = {
  readonly items: ReadonlyArray<{
    readonly fullyClaimed: boolean;
    readonly id: string;
  }>;
  readonly unclaimed: string;
  readonly " $fragmentType": "Unclaimed_receipt";
};
export type Unclaimed_receipt$key = {
  readonly " $data"?: Unclaimed_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"Unclaimed_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Unclaimed_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unclaimed",
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
          "name": "fullyClaimed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "739f991b364f171f8f4d098ed9b09e99";

export default node;
