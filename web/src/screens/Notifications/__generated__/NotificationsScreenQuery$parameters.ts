/**
 * @generated SignedSource<<51b8629d22f5b1e5bb4181b9f4a08d67>>
 * @relayHash 31e76b2c968f33ed618676a3c32c2770
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02862a0d02e6405bc1e6472458ea6ff44e40f7efd620672694829747b16394bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsScreenQuery } from './NotificationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02862a0d02e6405bc1e6472458ea6ff44e40f7efd620672694829747b16394bb",
    "metadata": {},
    "name": "NotificationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
