/**
 * @generated SignedSource<<6d41fa8ddb8181b3cb8e38b7b7f60313>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardSums_offer$data = {
  readonly fee: string;
  readonly portion: string;
  readonly total: string;
  readonly " $fragmentType": "CardSums_offer";
};
export type CardSums_offer$key = {
  readonly " $data"?: CardSums_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardSums_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardSums_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "portion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fee",
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
  "type": "CardOffer",
  "abstractKey": null
};

(node as any).hash = "169731480d364140bfece6f90cffdaf3";

export default node;
