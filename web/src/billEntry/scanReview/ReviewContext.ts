import { createContext, useContext, useId } from 'react';
import type { BillForm } from '../billDraft/BillForm';
import type { CheckReason, Place } from './scanPlaces';

/** A scanned bill being compared with its photos. */
export interface Review {
  /** Whether it was read from a text, and not from photos. */
  readonly isText: boolean;
  /** The places that the host still has to check. */
  readonly open: ReadonlyMap<Place, CheckReason>;
  /** Called when the host ticks a place off. */
  readonly settle: (place: Place) => void;
  /** The place whose fields are shown; all others are on one line each. */
  readonly edited: Place | null;
  /** Shows the fields of a place and focuses the first one. */
  readonly goTo: (place: Place) => void;
  /** Shows all places on one line each, and focuses this one's. */
  readonly fold: (place: Place) => void;
  readonly change: BillForm['change'];
}

/** Null for a bill that is typed in by hand. */
export const ReviewContext = createContext<Review | null>(null);

export interface PlaceCheck {
  /** Why the place has to be checked; null when it does not, or not any more. */
  readonly reason: CheckReason | null;
  readonly isText: boolean;
  /** The id of the element with the reason, for aria-describedby. */
  readonly noteId: string | undefined;
  readonly settle: () => void;
}

/** What a field or row needs for the comparison with the photos. */
export function usePlaceCheck(place: Place): PlaceCheck {
  const review = useContext(ReviewContext);
  const id = useId();
  const reason = review?.open.get(place) ?? null;
  return {
    reason,
    isText: review?.isText ?? false,
    noteId: reason ? id : undefined,
    settle: () => review?.settle(place),
  };
}

/** Whether the fields of these places are shown, and what opens and closes them. */
export function useFold(places: readonly Place[]) {
  const review = useContext(ReviewContext);
  const edited = review?.edited ?? null;
  return {
    isReview: review !== null,
    isOpen: edited !== null && places.includes(edited),
    open: (place: Place) => review?.goTo(place),
    close: () => {
      const place = places.find((one) => one === edited) ?? places[0];
      if (place) review?.fold(place);
    },
  };
}
