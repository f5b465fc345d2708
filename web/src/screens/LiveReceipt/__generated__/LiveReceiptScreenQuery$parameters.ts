/**
 * @generated SignedSource<<8ba912f5c32568f34c5580ce8fbc3480>>
 * @relayHash 95f6022f699780a1e628840aad8d22cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d21ab9807ef0da7d663ede99f81ab4e91a6cafb8625ab3f07365854ca5aadb5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d21ab9807ef0da7d663ede99f81ab4e91a6cafb8625ab3f07365854ca5aadb5e",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
