/**
 * @generated SignedSource<<dd3a38967e68525f7309ef15b2644b83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Debts_debt$data = ReadonlyArray<{
  readonly key: string;
  readonly receipt: {
    readonly linkId: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DebtRow_debt">;
  readonly " $fragmentType": "Debts_debt";
}>;
export type Debts_debt$key = ReadonlyArray<{
  readonly " $data"?: Debts_debt$data;
  readonly " $fragmentSpreads": FragmentRefs<"Debts_debt">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Debts_debt",
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
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "receipt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DebtRow_debt"
    }
  ],
  "type": "Debt",
  "abstractKey": null
};

(node as any).hash = "194abc3af2d5e8fa60cf5087773dd5ed";

export default node;
