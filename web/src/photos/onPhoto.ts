/** Colours of what is drawn over a photo. Paper is pale by day and by night, so they do not follow the page's. */
export const onPhoto = {
  /** Over all but what is pointed at. */
  shade: 'rgb(24 18 10 / 48%)',
  pointedAt: '#c45f08',
  /** As a highlighter leaves it: the letters stay dark. */
  marked: '#ffdf80',
} as const;
