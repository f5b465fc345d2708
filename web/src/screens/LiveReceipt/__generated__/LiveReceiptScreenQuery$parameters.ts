/**
 * @generated SignedSource<<5e89e091e724a71d4985db1b6276b691>>
 * @relayHash 12e6253691e4bc861527483f696689c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19c22f2a05ca8156bc6581d2a1a13c6cb184e3fbad6c435108f97e092280cefe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19c22f2a05ca8156bc6581d2a1a13c6cb184e3fbad6c435108f97e092280cefe",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
