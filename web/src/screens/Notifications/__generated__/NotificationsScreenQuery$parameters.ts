/**
 * @generated SignedSource<<3d8fd2f813cfb895ac3b6b8480e1c229>>
 * @relayHash 8326b434b7807ce6dc5762b09d8a7fc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1aab42f8ad2f6396d3acb0d1c6e9aac43d9f7f225ca1773bb4bcea2f6b089ce6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsScreenQuery } from './NotificationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1aab42f8ad2f6396d3acb0d1c6e9aac43d9f7f225ca1773bb4bcea2f6b089ce6",
    "metadata": {},
    "name": "NotificationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
