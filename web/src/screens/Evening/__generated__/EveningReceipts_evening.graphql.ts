/**
 * @generated SignedSource<<64c6c5fa77a4feb2ba096bc8b137b862>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EveningReceipts_evening$data = {
  readonly receipts: ReadonlyArray<{
    readonly contributions: ReadonlyArray<{
      readonly personId: string;
    }>;
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
  readonly " $fragmentSpreads": FragmentRefs<"AddCredit_evening">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddCredit_evening"
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

(node as any).hash = "f16d82a7a140b94de0a071d2547a9455";

export default node;
