import { createContext, useContext, useId } from 'react';
import type { BillForm } from '../billDraft/BillForm';
import type { CheckReason, Place } from './scanPlaces';

/** A scanned bill being compared with its photos. */
export interface Review {
  /** What the host is still asked to look at. */
  readonly open: ReadonlyMap<Place, CheckReason>;
  /** The host has ticked a place off. */
  readonly settle: (place: Place) => void;
  /** Puts the cursor where a place is edited. */
  readonly goTo: (place: Place) => void;
  readonly change: BillForm['change'];
}

/** null around a bill that is typed in by hand. */
export const ReviewContext = createContext<Review | null>(null);

export interface PlaceCheck {
  /** Why the place is to be looked at; null when it is not, or not any more. */
  readonly reason: CheckReason | null;
  /** The id under which the reason is told; fields that have one point to it. */
  readonly noteId: string | undefined;
  readonly settle: () => void;
}

/** What a field or a row has to know of the comparison with the photos. */
export function usePlaceCheck(place: Place): PlaceCheck {
  const review = useContext(ReviewContext);
  const id = useId();
  const reason = review?.open.get(place) ?? null;
  return { reason, noteId: reason ? id : undefined, settle: () => review?.settle(place) };
}
