/**
 * @generated SignedSource<<94d7e4fc94fc50d798179077a7516587>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EveningReceipts_evening$data = {
  readonly receipts: ReadonlyArray<{
    readonly hostName: string;
    readonly id: string;
    readonly linkId: string;
    readonly restaurantName: string;
    readonly total: string;
    readonly unclaimed: string;
    readonly viewerSeat: {
      readonly isHost: boolean;
    };
  }>;
  readonly viewerBeganIt: boolean;
  readonly " $fragmentType": "EveningReceipts_evening";
};
export type EveningReceipts_evening$key = {
  readonly " $data"?: EveningReceipts_evening$data;
  readonly " $fragmentSpreads": FragmentRefs<"EveningReceipts_evening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EveningReceipts_evening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerBeganIt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "receipts",
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
          "name": "linkId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restaurantName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hostName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
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
          "concreteType": "Seat",
          "kind": "LinkedField",
          "name": "viewerSeat",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isHost",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Evening",
  "abstractKey": null
};

(node as any).hash = "47edf0d5c50a49e5e5b460b607e41839";

export default node;
