/**
 * @generated SignedSource<<f481babe1ec3704bdf2bb0c50f53d081>>
 * @relayHash 32a7f616271247ed95b6080f2b612080
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d581396d56de8e94622c8945d6ead160333875329eb152a542f339501ae363a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d581396d56de8e94622c8945d6ead160333875329eb152a542f339501ae363a8",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
