/**
 * @generated SignedSource<<fdc68ca98460dacbd130ea29bfe4526b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferNotices_receipt$data = {
  readonly items: ReadonlyArray<{
    readonly claims: ReadonlyArray<{
      readonly amount: string;
      readonly claimerName: string;
      readonly diner: string;
      readonly id: string;
      readonly status: ClaimStatus;
      readonly treatedDiner: string | null | undefined;
    }>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"HouseholdNotice_receipt" | "ShareNotices_receipt">;
  readonly " $fragmentType": "OfferNotices_receipt";
};
export type OfferNotices_receipt$key = {
  readonly " $data"?: OfferNotices_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferNotices_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferNotices_receipt",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareNotices_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HouseholdNotice_receipt"
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
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "diner",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "claimerName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "treatedDiner",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
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

(node as any).hash = "444f4a66536746cb266873b09e7b25d7";

export default node;
