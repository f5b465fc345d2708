/**
 * The mark of Fairtab as paths in a square of 32: a bill torn into two equal halves. The icons of the app are drawn from
 * the same paths (`npm run icons`).
 */
export const MARK = {
  paidHalf: 'M5 3h9.6v25.4l-2.4-1.8-2.4 1.8-2.4-1.8L5 28.4z',
  openHalf: 'M18.3 3.9h7.8v23l-1.3-1-2.6 1.9-2.6-1.9-1.3 1z',
  paidDishes: 'M8 9h3.6M8 14h3.6M8 19h3.6',
  openDishes: 'M21 9.5h2.4M21 14.5h2.4M21 19.5h2.4',
} as const;
