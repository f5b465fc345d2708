/**
 * @generated SignedSource<<9e87716d1ae0e91d7a5ac3b90a34e595>>
 * @relayHash aa9bd18627647f4d02ad975881a7f1fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 777653b322e739cbbbf0174f31b79ec64a9bf34878235ccdea7fe9c29a566baf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "777653b322e739cbbbf0174f31b79ec64a9bf34878235ccdea7fe9c29a566baf",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
