/**
 * @generated SignedSource<<97acd53254d31411304dc1edc6cc60e5>>
 * @relayHash bc404fa893443cb153bacbf667f47fc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ed4054c10f5a5972aa59568a0c03968b41b567a61b3fae090947bec9ac575fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ed4054c10f5a5972aa59568a0c03968b41b567a61b3fae090947bec9ac575fd",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
