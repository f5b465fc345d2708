/**
 * @generated SignedSource<<5699ed0d8252658bf0a6aebd515095a4>>
 * @relayHash 0a000baa54e082de4afd8aa0364823df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17b429b465ea33cc8bd4166018ebc5b327176f7672359ae330282892168b8cf6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17b429b465ea33cc8bd4166018ebc5b327176f7672359ae330282892168b8cf6",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
