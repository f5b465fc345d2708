/**
 * @generated SignedSource<<85163718e0db948a91bdb62706bfe445>>
 * @relayHash 529aacd63c5fe4a02f5a59957e069648
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b57e4388f3cbd8c44bd28717a85e7cecf2afcdc4aa0a30b00fd77c4b78b3076

import type { ConcreteRequest } from 'relay-runtime';
export type SharePhotosInput = {
  areShared: boolean;
  receiptId: string;
};
export type useSharePhotosMutation$variables = {
  input: SharePhotosInput;
};
export type useSharePhotosMutation$data = {
  readonly sharePhotos: {
    readonly __typename: "Conflict";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    readonly __typename: "SharePhotosPayload";
    readonly receipt: {
      readonly id: string;
      readonly photosShared: boolean;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSharePhotosMutation$rawResponse = {
  readonly sharePhotos: {
    readonly __typename: "Conflict";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    readonly __typename: "SharePhotosPayload";
    readonly receipt: {
      readonly id: string;
      readonly photosShared: boolean;
    };
  } | {
    readonly __typename: string;
  };
};
export type useSharePhotosMutation = {
  rawResponse: useSharePhotosMutation$rawResponse;
  response: useSharePhotosMutation$data;
  variables: useSharePhotosMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "sharePhotos",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
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
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "photosShared",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "SharePhotosPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "NotFound",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "NotAllowed",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "Conflict",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSharePhotosMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSharePhotosMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2b57e4388f3cbd8c44bd28717a85e7cecf2afcdc4aa0a30b00fd77c4b78b3076",
    "metadata": {},
    "name": "useSharePhotosMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8d9eb851982fa6e3c6d39d0a6dc91ed8";

export default node;
