/**
 * @generated SignedSource<<cb2a43e80ec5e18a34d28aabd0a52fa8>>
 * @relayHash 0b6625881c53be3f8065a0304ed779d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6aa805c1745b34baff5c475eaa4af8456b64915dc79e18df960a1d0e21af604d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6aa805c1745b34baff5c475eaa4af8456b64915dc79e18df960a1d0e21af604d",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
