/**
 * @generated SignedSource<<3a2b7f6bf879492894e1536be4ffee6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EveningPeople_evening$data = {
  readonly people: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
    readonly net: string;
  }>;
  readonly viewerKey: string | null | undefined;
  readonly " $fragmentType": "EveningPeople_evening";
};
export type EveningPeople_evening$key = {
  readonly " $data"?: EveningPeople_evening$data;
  readonly " $fragmentSpreads": FragmentRefs<"EveningPeople_evening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EveningPeople_evening",
  "selections": [
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
          "name": "net",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Evening",
  "abstractKey": null
};

(node as any).hash = "3c6d9293b5b542c32cdac26d993e3ab6";

export default node;
