/**
 * @generated SignedSource<<94a85a8473b1999fdd980c1a2ccaac98>>
 * @relayHash 4b411d823a0ea7209da299eef87761cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8b4d4fb56c99042bc3d4bc9f423269813a9e535fac5abe268ce71361f1e29c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8b4d4fb56c99042bc3d4bc9f423269813a9e535fac5abe268ce71361f1e29c0",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
