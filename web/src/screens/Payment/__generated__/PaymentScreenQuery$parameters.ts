/**
 * @generated SignedSource<<f29902eaf81957e117197e302e1ecb1c>>
 * @relayHash 92949d553a04394edcec40650d976811
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c94ee65794efdccd5ef51cb85aa048932c3e309d8ac6392076a72201903814a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c94ee65794efdccd5ef51cb85aa048932c3e309d8ac6392076a72201903814a0",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
