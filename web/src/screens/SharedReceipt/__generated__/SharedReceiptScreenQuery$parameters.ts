/**
 * @generated SignedSource<<715169c3e6dc9ead166e106c349afa21>>
 * @relayHash 455b310168a3a7c3666d10cd99d72b67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1bb709a0cf90d468fc0e6df0682054aa878ff770ab7f70c2a0026b87802244d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1bb709a0cf90d468fc0e6df0682054aa878ff770ab7f70c2a0026b87802244d",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
