/**
 * @generated SignedSource<<5f813f2ef3c442d339b1084242431656>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Offers_receipt$data = {
  readonly items: ReadonlyArray<{
    readonly claims: ReadonlyArray<{
      readonly sharedWith: ReadonlyArray<string>;
      readonly treatedDiner: string | null | undefined;
    }>;
  }>;
  readonly people: ReadonlyArray<{
    readonly askedInto: string | null | undefined;
    readonly diner: string;
    readonly household: string | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OfferNotices_receipt">;
  readonly " $fragmentType": "Offers_receipt";
};
export type Offers_receipt$key = {
  readonly " $data"?: Offers_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"Offers_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Offers_receipt",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferNotices_receipt"
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
          "name": "diner",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "household",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedInto",
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
              "name": "treatedDiner",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sharedWith",
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

(node as any).hash = "75424b387a4c3db8c3727e06c57e0a4f";

export default node;
