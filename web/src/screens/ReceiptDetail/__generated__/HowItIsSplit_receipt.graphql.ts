/**
 * @generated SignedSource<<249f553c23cb5d1c91d274c47dcd371c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HowItIsSplit_receipt$data = {
  readonly evenSplit: {
    readonly people: number;
  } | null | undefined;
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly claims: ReadonlyArray<{
      readonly status: ClaimStatus;
    }>;
  }>;
  readonly " $fragmentType": "HowItIsSplit_receipt";
};
export type HowItIsSplit_receipt$key = {
  readonly " $data"?: HowItIsSplit_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"HowItIsSplit_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HowItIsSplit_receipt",
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
          "concreteType": "Claim",
          "kind": "LinkedField",
          "name": "claims",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "8be267f9262d230a6ef1770fb2847cd0";

export default node;
