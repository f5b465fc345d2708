/**
 * @generated SignedSource<<e3f183767dccc48a1faf3b706c477a3a>>
 * @relayHash 407c742dc6d33c6e64450e47f8eb0213
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58ddc6ab95a734a4f42ef5f7c710d788861df4ead284711ab64e085594b5beb4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58ddc6ab95a734a4f42ef5f7c710d788861df4ead284711ab64e085594b5beb4",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
