/**
 * @generated SignedSource<<9e6d60f7aeda7cf957da7a4c65dbffc5>>
 * @relayHash 1786e001388ac72425618bbdca6677ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1606b1ddbec31aaed8431f9ae1b30d5c27efec13198f497deb3ae57d1e1f6327

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1606b1ddbec31aaed8431f9ae1b30d5c27efec13198f497deb3ae57d1e1f6327",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
