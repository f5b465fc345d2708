/**
 * @generated SignedSource<<1afed10f39a8d73551506d2c059d16c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EveningView_evening$data = {
  readonly currency: string;
  readonly name: string;
  readonly people: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly receipts: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"EveningPeople_evening" | "EveningReceipts_evening" | "SettleCard_evening" | "Transfers_evening">;
  readonly " $fragmentType": "EveningView_evening";
};
export type EveningView_evening$key = {
  readonly " $data"?: EveningView_evening$data;
  readonly " $fragmentSpreads": FragmentRefs<"EveningView_evening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EveningView_evening",
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
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EveningPerson",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Transfers_evening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SettleCard_evening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EveningPeople_evening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EveningReceipts_evening"
    }
  ],
  "type": "Evening",
  "abstractKey": null
};

(node as any).hash = "08bd1ef363957cdbe3c7514e1d760b73";

export default node;
