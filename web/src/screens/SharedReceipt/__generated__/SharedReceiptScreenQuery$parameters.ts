/**
 * @generated SignedSource<<0141b5768f4466f28412786bcb33b8f9>>
 * @relayHash b170e617c06addb73514115117934a8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca5f12afeacc2cc37581c2c54940b166e2f3f2e99df8e3b2e506b4e074218b70

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca5f12afeacc2cc37581c2c54940b166e2f3f2e99df8e3b2e506b4e074218b70",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
