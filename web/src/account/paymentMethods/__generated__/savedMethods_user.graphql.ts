/**
 * @generated SignedSource<<b6fc5cb7c7e554f37fdf0310f8464c59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type savedMethods_user$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly displayName: string;
    readonly id: string;
    readonly identifier: string;
    readonly isDefault: boolean;
    readonly type: PaymentMethod;
  }>;
  readonly " $fragmentType": "savedMethods_user";
};
export type savedMethods_user$key = {
  readonly " $data"?: savedMethods_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedMethods_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedMethods_user"
};

(node as any).hash = "c381943a2861454220a0fc597e04263f";

export default node;
