/**
 * @generated SignedSource<<2d84f90a23b34a02eec917c4c7817ee3>>
 * @relayHash 6d7a7bd27321ae03b69f8abb44e6f367
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0989c08aace66990b7f6672c44408b69f6409cae16adda407041ec9a8542fdc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0989c08aace66990b7f6672c44408b69f6409cae16adda407041ec9a8542fdc",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
