/**
 * @generated SignedSource<<dd9133359150bf2245c87ceca6d6affe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardAccountCard_user$data = {
  readonly cardAccount: {
    readonly isReady: boolean;
    readonly payoutFailure: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CardAccountCard_user";
};
export type CardAccountCard_user$key = {
  readonly " $data"?: CardAccountCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardAccountCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardAccountCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CardAccount",
      "kind": "LinkedField",
      "name": "cardAccount",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "680075a007116e9cd79fe4b14c5f190d";

export default node;
