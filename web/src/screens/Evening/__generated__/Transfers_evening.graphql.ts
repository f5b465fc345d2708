/**
 * @generated SignedSource<<dc0c6e2fabd7e6a9efc35e2951013874>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransferStatus = "CONFIRMED" | "OPEN" | "REPORTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Transfers_evening$data = {
  readonly name: string;
  readonly transfers: ReadonlyArray<{
    readonly key: string;
    readonly status: TransferStatus;
    readonly " $fragmentSpreads": FragmentRefs<"TransferRow_transfer">;
  }>;
  readonly viewerKey: string | null | undefined;
  readonly " $fragmentType": "Transfers_evening";
};
export type Transfers_evening$key = {
  readonly " $data"?: Transfers_evening$data;
  readonly " $fragmentSpreads": FragmentRefs<"Transfers_evening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Transfers_evening",
  "selections": [
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
      "name": "viewerKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Transfer",
      "kind": "LinkedField",
      "name": "transfers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TransferRow_transfer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Evening",
  "abstractKey": null
};

(node as any).hash = "976ba77697eab97b30def0207183cd59";

export default node;
