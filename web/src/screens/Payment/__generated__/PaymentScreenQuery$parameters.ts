/**
 * @generated SignedSource<<79b5bb3055185233ce2912b40c8d94e4>>
 * @relayHash 7ce0a797db84dee901f624745075934c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37ca3b72c3eeaf04fbe2e62fe7f8fd6a5785deb4308d07ae65c156dbf6795d94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37ca3b72c3eeaf04fbe2e62fe7f8fd6a5785deb4308d07ae65c156dbf6795d94",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
