/**
 * @generated SignedSource<<b9999748d8daf48e3831ecb85d4a2fe8>>
 * @relayHash fa0a86bbbbec52909fd01f4e7b03865f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d5016a45286d3471e6caeae3c49c3d79139f5c9ada86fc66fd8eaf9709614c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d5016a45286d3471e6caeae3c49c3d79139f5c9ada86fc66fd8eaf9709614c0",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
