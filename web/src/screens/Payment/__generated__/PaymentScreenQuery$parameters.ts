/**
 * @generated SignedSource<<3841dfd1404ae91244441d60d0b86144>>
 * @relayHash 68d7e4191e67dae345ad7bfa4388220e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa0a126521f3bdf36f84d581632d735c3d8f49ddc9772ace703cecfe6e8020fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa0a126521f3bdf36f84d581632d735c3d8f49ddc9772ace703cecfe6e8020fb",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
