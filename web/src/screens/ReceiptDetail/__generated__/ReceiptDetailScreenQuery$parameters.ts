/**
 * @generated SignedSource<<518ba49f408e21948f72f073c2005e0d>>
 * @relayHash e92421bef9a92f4dff7ebf3ee216fdff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c594f6a6f023420abbcd5a1321a124598befc1e09cb0bb294eb82140f5e41c15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c594f6a6f023420abbcd5a1321a124598befc1e09cb0bb294eb82140f5e41c15",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
