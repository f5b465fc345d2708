/**
 * @generated SignedSource<<cb106a2beeb83a47d2556b7fd1d8b9e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhoPaid_receipt$data = {
  readonly contributions: ReadonlyArray<{
    readonly personId: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"WhoPaidCard_receipt">;
  readonly " $fragmentType": "WhoPaid_receipt";
};
export type WhoPaid_receipt$key = {
  readonly " $data"?: WhoPaid_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhoPaid_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhoPaid_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Contribution",
      "kind": "LinkedField",
      "name": "contributions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhoPaidCard_receipt"
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "4bb06aabe62abc0d8a58fa928be5a143";

export default node;
