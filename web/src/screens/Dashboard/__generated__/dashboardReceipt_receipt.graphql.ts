/**
 * @generated SignedSource<<37748c65a008a7f2b42de250d9af1ec9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type UploadMethod = "MANUAL" | "UPLOAD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type dashboardReceipt_receipt$data = {
  readonly date: string;
  readonly id: string;
  readonly linkId: string;
  readonly people: ReadonlyArray<{
    readonly diner: string;
    readonly owes: string;
  }>;
  readonly remaining: string;
  readonly restaurantName: string;
  readonly total: string;
  readonly uploadMethod: UploadMethod;
  readonly viewerSeat: {
    readonly diner: string | null | undefined;
    readonly isHost: boolean;
  };
  readonly " $fragmentType": "dashboardReceipt_receipt";
};
export type dashboardReceipt_receipt$key = {
  readonly " $data"?: dashboardReceipt_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"dashboardReceipt_receipt">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "dashboardReceipt_receipt"
};

(node as any).hash = "4351de213fcb2bcc8c687c6d319c8e2c";

export default node;
