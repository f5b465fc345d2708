/**
 * @generated SignedSource<<627dcc957e5750dff969aebd2982bff3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebtRow_debt$data = {
  readonly amount: string;
  readonly name: string;
  readonly receipt: {
    readonly currency: string;
    readonly restaurantName: string;
  };
  readonly since: string;
  readonly " $fragmentType": "DebtRow_debt";
};
export type DebtRow_debt$key = {
  readonly " $data"?: DebtRow_debt$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebtRow_debt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DebtRow_debt",
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
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "receipt",
      "plural": false,
      "selections": [
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
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Debt",
  "abstractKey": null
};

(node as any).hash = "26ebbd7ffe61809a146dd8bf8a4dbb16";

export default node;
