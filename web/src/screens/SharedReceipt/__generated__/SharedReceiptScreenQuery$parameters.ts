/**
 * @generated SignedSource<<2f77b5a9794a79440ab72571a7241d01>>
 * @relayHash 4f12ff60045045adb2771eec222755d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe5c1b01b4dd26be22c59d397ece30ade15ad730545b56bfc205752d941bf64e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe5c1b01b4dd26be22c59d397ece30ade15ad730545b56bfc205752d941bf64e",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
