/**
 * @generated SignedSource<<2c12277ea7f22783761b1b890e2d373a>>
 * @relayHash b83e2b13d29779270306252f7482a5cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33a2b879eaee544132c578617d11c74a5c4a0ceeae66ad640289227470e83f10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsScreenQuery } from './NotificationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33a2b879eaee544132c578617d11c74a5c4a0ceeae66ad640289227470e83f10",
    "metadata": {},
    "name": "NotificationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
