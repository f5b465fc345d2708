/**
 * @generated SignedSource<<4abe39f1c74dc618fdc820b1c5f2fc26>>
 * @relayHash 78dc1ee77faca6da61bf61ecc6111146
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e2674683019890db85d0f5af87536d3137ca12ae7e2a80cdbc483c452bdd625

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e2674683019890db85d0f5af87536d3137ca12ae7e2a80cdbc483c452bdd625",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
