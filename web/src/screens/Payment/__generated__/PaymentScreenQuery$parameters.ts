/**
 * @generated SignedSource<<87ceeb370da19f6a1a49302f95608e83>>
 * @relayHash 2dd6af5d72f32d8529e2a6572291e90e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23b78abfc028be1e4eec25c9800a55405ae0496e2b834004bc246b2a7193e998

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23b78abfc028be1e4eec25c9800a55405ae0496e2b834004bc246b2a7193e998",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
