/**
 * @generated SignedSource<<2a2918f590691fbb649946aaded383be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YourEvening_evening$data = {
  readonly createdAt: string;
  readonly currency: string;
  readonly isSettled: boolean;
  readonly linkId: string;
  readonly name: string;
  readonly net: string;
  readonly receiptCount: number;
  readonly " $fragmentType": "YourEvening_evening";
};
export type YourEvening_evening$key = {
  readonly " $data"?: YourEvening_evening$data;
  readonly " $fragmentSpreads": FragmentRefs<"YourEvening_evening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YourEvening_evening",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receiptCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "net",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSettled",
      "storageKey": null
    }
  ],
  "type": "OwnEvening",
  "abstractKey": null
};

(node as any).hash = "737803c2ad020e8072c78d5e01ddc57a";

export default node;
