/**
 * @generated SignedSource<<232b154f7e1b967da3e26459ae749db5>>
 * @relayHash 6e398c895e3bd30a4fe80b0b354a6f38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae696881a133890c89bac1b3ac5537ae449def5368ad813d2dfb7f45250b163a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae696881a133890c89bac1b3ac5537ae449def5368ad813d2dfb7f45250b163a",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
