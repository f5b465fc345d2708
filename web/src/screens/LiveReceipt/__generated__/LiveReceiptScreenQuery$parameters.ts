/**
 * @generated SignedSource<<306a19a04a04adf477f3ae0773e1d68c>>
 * @relayHash 55a0a2d4599200f35faf288c6f90252d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 536023689b7722c2d797732e99c52fc5304e00149aa6c4be50a837074126f6ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "536023689b7722c2d797732e99c52fc5304e00149aa6c4be50a837074126f6ca",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
