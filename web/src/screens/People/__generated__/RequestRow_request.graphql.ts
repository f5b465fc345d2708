/**
 * @generated SignedSource<<68d3ecfbd9ea4efdb63ad401aae4a76b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestRow_request$data = {
  readonly amount: string;
  readonly currency: string;
  readonly date: string;
  readonly dishes: ReadonlyArray<string>;
  readonly fromUsername: string;
  readonly hostName: string;
  readonly key: string;
  readonly personName: string;
  readonly receipt: {
    readonly linkId: string;
  } | null | undefined;
  readonly restaurantName: string;
  readonly " $fragmentType": "RequestRow_request";
};
export type RequestRow_request$key = {
  readonly " $data"?: RequestRow_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestRow_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestRow_request",
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
      "name": "hostName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromUsername",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personName",
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
      "kind": "ScalarField",
      "name": "currency",
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
      "name": "dishes",
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
    }
  ],
  "type": "PaymentRequest",
  "abstractKey": null
};

(node as any).hash = "8f85184f07c6143530f76902192dcba9";

export default node;
