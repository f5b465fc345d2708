/**
 * @generated SignedSource<<541a521b8334fc854554d4d6edc05971>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardAccountCard_processing$data = {
  readonly account: {
    readonly isReady: boolean;
    readonly payoutFailure: string | null | undefined;
  } | null | undefined;
  readonly feePercent: string;
  readonly " $fragmentType": "CardAccountCard_processing";
};
export type CardAccountCard_processing$key = {
  readonly " $data"?: CardAccountCard_processing$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardAccountCard_processing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardAccountCard_processing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CardAccount",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReady",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payoutFailure",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CardProcessing",
  "abstractKey": null
};

(node as any).hash = "0ff7155d1a960da9d7f8d824a9c966e5";

export default node;
