/**
 * @generated SignedSource<<c34b922b9af6ae4b9bce3320b333f767>>
 * @relayHash d47a81e261e0fe5f7eadf7efedf92936
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d04b4d9942b2037849e437dafcf9462e96b40bcc0d3d164ac227bb64346e22bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d04b4d9942b2037849e437dafcf9462e96b40bcc0d3d164ac227bb64346e22bc",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
