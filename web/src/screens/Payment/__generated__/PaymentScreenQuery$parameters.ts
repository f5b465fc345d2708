/**
 * @generated SignedSource<<0c355a6ac994fcef351d5ea7033b8c91>>
 * @relayHash 99a5e083df64f64c9d5fc7a92fad2d83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbe6c0e1d34627f8d9111effe27fdc6eafc184bc746731e41ee4c2de0d0681dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbe6c0e1d34627f8d9111effe27fdc6eafc184bc746731e41ee4c2de0d0681dc",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
