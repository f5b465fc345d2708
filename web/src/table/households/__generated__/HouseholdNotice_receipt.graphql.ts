/**
 * @generated SignedSource<<baa019b5e2253648a1b0d6fd7b0d3b10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HouseholdNotice_receipt$data = {
  readonly people: ReadonlyArray<{
    readonly askedInto: string | null | undefined;
    readonly diner: string;
    readonly household: string | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "HouseholdNotice_receipt";
};
export type HouseholdNotice_receipt$key = {
  readonly " $data"?: HouseholdNotice_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"HouseholdNotice_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HouseholdNotice_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "diner",
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
          "name": "household",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedInto",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "21523020521c022548b5a09220f5bf89";

export default node;
