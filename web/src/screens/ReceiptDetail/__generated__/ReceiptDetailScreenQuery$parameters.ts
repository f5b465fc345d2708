/**
 * @generated SignedSource<<0bc8b0d85d277e286c804d3e23f692ed>>
 * @relayHash 15c4d66f1bcf29adbf8c46bb06d866d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee91e87a147f26abbf822c2000dce09837cabb496dd044696e4b05373bffa87f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee91e87a147f26abbf822c2000dce09837cabb496dd044696e4b05373bffa87f",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
