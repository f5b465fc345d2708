/**
 * @generated SignedSource<<ae6ab8beb586de5aa7346615c9d6af8b>>
 * @relayHash 3158febb7cbe7dfc31ec5c48dd2032da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99c870b2a005d2130bda659e22f36e40ba0577213694084ae7fcb9b04e9268ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99c870b2a005d2130bda659e22f36e40ba0577213694084ae7fcb9b04e9268ae",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
