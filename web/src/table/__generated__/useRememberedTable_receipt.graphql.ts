/**
 * @generated SignedSource<<ec1336f123972cbcc2e687bf0965ead2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRememberedTable_receipt$data = {
  readonly date: string;
  readonly linkId: string;
  readonly restaurantName: string;
  readonly viewerSeat: {
    readonly isHost: boolean;
  };
  readonly " $fragmentType": "useRememberedTable_receipt";
};
export type useRememberedTable_receipt$key = {
  readonly " $data"?: useRememberedTable_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRememberedTable_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRememberedTable_receipt",
  "selections": [
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
      "name": "date",
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
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "d0c3c451bbfd8e9c72827c099cb5224e";

export default node;
