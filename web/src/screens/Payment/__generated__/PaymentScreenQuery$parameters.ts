/**
 * @generated SignedSource<<cc5bebe131f5f5e368c2398a83a5157b>>
 * @relayHash 1b7940e32ae578ae76d1d6b72a36c5ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdf9a0b932a6d0291373c7d07d3b137854ad30b1e38e21a25523196368c66d48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdf9a0b932a6d0291373c7d07d3b137854ad30b1e38e21a25523196368c66d48",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
