/**
 * @generated SignedSource<<cb4fd62343ee36184d265ac26f5314ab>>
 * @relayHash 9bda3f08e24cdfd655162b7debdace70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcec59cad170018af34bac6466471f6482c106ed2faaa2c61766ee5aae161daf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcec59cad170018af34bac6466471f6482c106ed2faaa2c61766ee5aae161daf",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
