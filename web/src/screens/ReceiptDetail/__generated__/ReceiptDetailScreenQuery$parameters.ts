/**
 * @generated SignedSource<<7322d7cca021cb3ab3d712308d2ad96d>>
 * @relayHash e0a15befa13ddfb003e65a6051fe5a73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58e2bb94f9ea8cfce39a47a9f35e52880da0c47a4faec6633f33d8ee052445dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58e2bb94f9ea8cfce39a47a9f35e52880da0c47a4faec6633f33d8ee052445dc",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
