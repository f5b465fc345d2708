/**
 * @generated SignedSource<<c2dd7493ebf3d8be2c992f4fa738e0e5>>
 * @relayHash 1acfedf764f7c598093541c10aa8d2a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10b1a5ce28d35b619957ebff372cb183e56cc67bf500ab6e1ae4259a81e009bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10b1a5ce28d35b619957ebff372cb183e56cc67bf500ab6e1ae4259a81e009bf",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
