/**
 * @generated SignedSource<<4e7d0cb2f17c2935e2383af1cc7ee825>>
 * @relayHash 521e6ac33181f509d1d783439512c8c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e91ce0420eb1e74c185e5bea83f66ade0ef764fbb5806441f56481f299e01f96

import type { ConcreteRequest } from 'relay-runtime';
export type useBusinessNoteQuery$variables = {
  id: string;
};
export type useBusinessNoteQuery$data = {
  readonly receipt: {
    readonly businessNote: {
      readonly attendees: string;
      readonly label: string;
      readonly project: string;
    } | null | undefined;
  } | null | undefined;
};
export type useBusinessNoteQuery = {
  response: useBusinessNoteQuery$data;
  variables: useBusinessNoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "BusinessNote",
  "kind": "LinkedField",
  "name": "businessNote",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "project",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attendees",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBusinessNoteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBusinessNoteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e91ce0420eb1e74c185e5bea83f66ade0ef764fbb5806441f56481f299e01f96",
    "metadata": {},
    "name": "useBusinessNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "76ffca6e05a539d8bbd7746bd24ba79f";

export default node;
