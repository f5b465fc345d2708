/**
 * @generated SignedSource<<56a984a2daa09fecac28ca33e7cad14d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type UploadMethod = "MANUAL" | "UPLOAD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type dashboardReceipt_receipt$data = {
  readonly currency: string;
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

(node as any).hash = "85cce844f9b1884512ef7a966a3d4702";

export default node;
