import type { ReceiptState } from '@fairtab/domain/receipts';
import type { TraceParent } from '@fairtab/services/platform/tracing/Traces';
import type { ReceiptEvent, Watching } from '../../context';
import type { LatestQueue } from './LatestQueue';
import type { TracedPushes } from './TracedPushes';

/** Somebody who has a receipt open. */
export interface Subscriber {
  /** A slow subscriber does not get every event later, but one event with the newest state and all changes since its last. */
  readonly queue: LatestQueue<ReceiptEvent>;
  readonly maySee: Watching['maySee'];
  /** The version that was pushed to this subscriber last. */
  version: number;
  /** The messages that were sent to it and that it has not taken yet, for traces. */
  readonly pushes: TracedPushes;
}

/** An announcement, where it is in its trace. */
export interface Cause {
  readonly version: number;
  readonly trace: TraceParent;
}

/** A receipt that somebody has open in this process. */
export interface Watched {
  readonly id: string;
  readonly subscribers: Set<Subscriber>;
  /** The state that was pushed to all subscribers last. */
  receipt: ReceiptState;
  /** The newest version that an event announced. */
  announced: number;
  /** The announcements that were not pushed yet, where they are in their traces. */
  causes: Cause[];
  loading: Promise<void> | null;
  /**
   * The first events for new subscribers by the version they continue from, shared by them until the state or the number
   * of viewers changes.
   */
  readonly firstEvents: Map<number | null, ReceiptEvent>;
  /** The number of people looking that was pushed last. */
  pushedLooking: number;
  /** When a change was pushed last, in ms of performance.now(). */
  pushedMs: number;
}
