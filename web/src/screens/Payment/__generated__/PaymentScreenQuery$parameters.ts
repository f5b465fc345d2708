/**
 * @generated SignedSource<<e8a5ca6cbb1a3a48860af070a638c7d3>>
 * @relayHash dd8f6908905df15bf856667ad0b003ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca578494f01592eff6a5d0261119e3325e5dcab01e0411ae000d4cf90dee5fd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca578494f01592eff6a5d0261119e3325e5dcab01e0411ae000d4cf90dee5fd8",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
