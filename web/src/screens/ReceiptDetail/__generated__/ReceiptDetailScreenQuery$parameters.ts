/**
 * @generated SignedSource<<e65a4e8cbdfcf1126d257289bba46cb2>>
 * @relayHash 3d8bf4048b36025decc4db40237386af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7597f01a21f2c11a38112e006f39438a83914e72b0227d1325c029b70312c3a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7597f01a21f2c11a38112e006f39438a83914e72b0227d1325c029b70312c3a3",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
