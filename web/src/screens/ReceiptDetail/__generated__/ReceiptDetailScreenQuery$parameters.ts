/**
 * @generated SignedSource<<9e4dd6effef957858203a9c72320e01d>>
 * @relayHash 12ee6f7756b527ce9f40b4e423171fb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b1377dd2a26a36544d130f52fefb32d501f91b9cdfbde438b3676206416b53a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b1377dd2a26a36544d130f52fefb32d501f91b9cdfbde438b3676206416b53a",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
