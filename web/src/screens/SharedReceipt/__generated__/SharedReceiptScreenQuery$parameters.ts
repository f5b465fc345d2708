/**
 * @generated SignedSource<<52a4eed020c5a5dca78392f6017f1379>>
 * @relayHash 0b1f1f5136099a44c15f2710af9e946d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0569e0cc72ac5fe7f4b1ee7a1d288f8f38fc0362e663d6249378cf001f860223

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0569e0cc72ac5fe7f4b1ee7a1d288f8f38fc0362e663d6249378cf001f860223",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
