/**
 * @generated SignedSource<<e850b6c309ad7ef2da0ede1ae36a687c>>
 * @relayHash 2f1c56ef84b05082d2fdb8b8ede38d4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41888bd2ccd59efbf3511072965297616d1d6a6e832d7c0feb47b43c7c47fd25

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41888bd2ccd59efbf3511072965297616d1d6a6e832d7c0feb47b43c7c47fd25",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
