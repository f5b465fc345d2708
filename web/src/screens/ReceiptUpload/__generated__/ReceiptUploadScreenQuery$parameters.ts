/**
 * @generated SignedSource<<1c67aa9951140358002bfb452683a95c>>
 * @relayHash 14e0cc58c9f3e92a55a0721fccfd6c34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a7208cfcc42b1aff01da2ca502c06911164e20fa600db56a40f0b78b456fcce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptUploadScreenQuery } from './ReceiptUploadScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptUploadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a7208cfcc42b1aff01da2ca502c06911164e20fa600db56a40f0b78b456fcce",
    "metadata": {},
    "name": "ReceiptUploadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
