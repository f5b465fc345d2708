/**
 * @generated SignedSource<<242d7c11e5ccea4ae152cb477b1283dd>>
 * @relayHash 0ff0eaf6879be417ae50499cc23d0443
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e3e1225077c91e9677318aca2439183006020bab4c21124cc2f6609b582fc0b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e3e1225077c91e9677318aca2439183006020bab4c21124cc2f6609b582fc0b",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
