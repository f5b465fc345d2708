/**
 * @generated SignedSource<<9d31ab063be38bc0a703f90e5e1fd3ba>>
 * @relayHash 941128407db4f11386a1c883b0c0b52d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4da7e2eefa21045495a483915123e0abe76fb66f1f65bfe2f99705076f84455

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4da7e2eefa21045495a483915123e0abe76fb66f1f65bfe2f99705076f84455",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
