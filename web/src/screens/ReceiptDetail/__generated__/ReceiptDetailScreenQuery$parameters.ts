/**
 * @generated SignedSource<<0d9ecb628a39355472b1e3fd8c98cac3>>
 * @relayHash 04fc14b472fe636c41659c81307dadec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea4884af646049f73083cf79c987dcd48175b12d410dcbd023e3c88d354bebca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea4884af646049f73083cf79c987dcd48175b12d410dcbd023e3c88d354bebca",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
