/** Colours drawn over a photo. Paper is pale in the dark theme too, so they are the same in both themes. */
export const onPhoto = {
  /** Around the active region. */
  shade: 'rgb(24 18 10 / 48%)',
  pointedAt: '#c45f08',
  /** Like a highlighter, it leaves the letters dark. */
  marked: '#ffdf80',
} as const;
