/**
 * @generated SignedSource<<82866930e964860528556058a2742727>>
 * @relayHash cedaea6f8b4744da1d883a4f7ed24b31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3682787715a1c272c94d5ee682019665f88290342ca68b80cd8116cd8f88ee73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3682787715a1c272c94d5ee682019665f88290342ca68b80cd8116cd8f88ee73",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
