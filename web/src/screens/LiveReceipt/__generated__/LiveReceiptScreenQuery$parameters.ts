/**
 * @generated SignedSource<<2f0005d76a6683206e4315c3c30dd824>>
 * @relayHash c461bf1bc2d5cdb7fec6f8a0ed135d77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97e3c3c745324dc33042f634ddf918e47c90276bfc7ee5c8360044d6f0027ff5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97e3c3c745324dc33042f634ddf918e47c90276bfc7ee5c8360044d6f0027ff5",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
