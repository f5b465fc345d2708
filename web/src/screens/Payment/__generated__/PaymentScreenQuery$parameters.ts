/**
 * @generated SignedSource<<3f7dc523225b54d97ed435f3629f43ab>>
 * @relayHash 8e515bbb00b47b76eb34eb23c8ef0551
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1be595a353f3e76cb03a7bd776990fe71f99449e6a457ccfeff5642cf0e87c59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1be595a353f3e76cb03a7bd776990fe71f99449e6a457ccfeff5642cf0e87c59",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
