/**
 * @generated SignedSource<<9152695656cef7fcef81657948736052>>
 * @relayHash f77f7630877262218325f4d0553e034d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbf7884f3544d589deb641faf6336201eaf2ac4ae443e18e63d1e7c0f93bdbae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbf7884f3544d589deb641faf6336201eaf2ac4ae443e18e63d1e7c0f93bdbae",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
