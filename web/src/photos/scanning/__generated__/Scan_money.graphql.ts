/**
 * @generated SignedSource<<95f45321e5c3bd6d03bfe10fd939a4df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Scan_money$data = {
  readonly boxes: ReadonlyArray<{
    readonly corners: ReadonlyArray<{
      readonly x: number;
      readonly y: number;
    }>;
    readonly photo: number;
  }>;
  readonly confidence: number;
  readonly isUnsure: boolean;
  readonly value: string;
  readonly " $fragmentType": "Scan_money";
};
export type Scan_money$key = {
  readonly " $data"?: Scan_money$data;
  readonly " $fragmentSpreads": FragmentRefs<"Scan_money">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Scan_money",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confidence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnsure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PhotoBox",
      "kind": "LinkedField",
      "name": "boxes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PhotoPoint",
          "kind": "LinkedField",
          "name": "corners",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "x",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "y",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ScannedMoney",
  "abstractKey": null
};

(node as any).hash = "71ee9386ec32ad7f6f1709525643d82b";

export default node;
