/**
 * @generated SignedSource<<a22f689146cd24e3a4de408693bd2db7>>
 * @relayHash 490ed5ff872a674a92cc95cee282c894
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f71e58460de3fb41090478a9a6f292cd494a93012800a31f3dacc64745563ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f71e58460de3fb41090478a9a6f292cd494a93012800a31f3dacc64745563ce",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
