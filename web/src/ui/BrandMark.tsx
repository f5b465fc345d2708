import { MARK } from './markShapes';

/** The mark of Fairtab. It stands beside the name, so screen readers skip it. */
export function BrandMark() {
  return (
    <svg width="1.25em" height="1.25em" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={MARK.paidHalf} fill="currentColor" />
      <path d={MARK.openHalf} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
      <path d={MARK.paidDishes} stroke="var(--paper)" strokeWidth="1.8" strokeLinecap="round" />
      <path d={MARK.openDishes} stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
