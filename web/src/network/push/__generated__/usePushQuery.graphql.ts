/**
 * @generated SignedSource<<4cb2f187d1f8f71f168c9c58ec1a96fa>>
 * @relayHash fbcd4bdf14859bc056820dd4e38fe91e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7eea5b3057ef85c3f485de370dca235bbef60eed688ef72158d805c9727102ae

import type { ConcreteRequest } from 'relay-runtime';
export type usePushQuery$variables = Record<PropertyKey, never>;
export type usePushQuery$data = {
  readonly messageChannels: {
    readonly pushKey: string | null | undefined;
  };
};
export type usePushQuery = {
  response: usePushQuery$data;
  variables: usePushQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MessageChannels",
    "kind": "LinkedField",
    "name": "messageChannels",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pushKey",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePushQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePushQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7eea5b3057ef85c3f485de370dca235bbef60eed688ef72158d805c9727102ae",
    "metadata": {},
    "name": "usePushQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5387983a464d08b84593b487c693bd13";

export default node;
