/**
 * @generated SignedSource<<8ccc377618704b7b2aa704801e336939>>
 * @relayHash 35b652e6bc0df8b3986d00ff32c2bbb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c613f65dfba97f85e5b49245ccaa68881548db02198795fd39e1a10cf2782351

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c613f65dfba97f85e5b49245ccaa68881548db02198795fd39e1a10cf2782351",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
