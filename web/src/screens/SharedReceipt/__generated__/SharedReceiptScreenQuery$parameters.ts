/**
 * @generated SignedSource<<1bf74d67947d934a6718feb956cffc19>>
 * @relayHash 8046b81bf86fa3906635d8cb29da7411
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e807c181baa4d0e884a8274aa0f0271fd451259e5b2f517d715a090f270758ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e807c181baa4d0e884a8274aa0f0271fd451259e5b2f517d715a090f270758ef",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
