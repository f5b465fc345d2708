/**
 * @generated SignedSource<<4038971fffc758ab4ad709aa80ff9951>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddCredit_evening$data = {
  readonly id: string;
  readonly people: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly viewerKey: string | null | undefined;
  readonly " $fragmentType": "AddCredit_evening";
};
export type AddCredit_evening$key = {
  readonly " $data"?: AddCredit_evening$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddCredit_evening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddCredit_evening",
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
      "name": "viewerKey",
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
    }
  ],
  "type": "Evening",
  "abstractKey": null
};

(node as any).hash = "d9268c3de89ff7c547266aba81c8a502";

export default node;
