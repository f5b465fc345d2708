/**
 * @generated SignedSource<<c5f8c78ef88044850ba72c1dd18b23ea>>
 * @relayHash 3c40d8d89580370e27a585fdc0f0afd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5f503e53a3666938c12ffa9c5faa804474631fcffd2b087efb432dd716a0892

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5f503e53a3666938c12ffa9c5faa804474631fcffd2b087efb432dd716a0892",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
