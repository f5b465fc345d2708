/**
 * What tells something about people or reaches their devices. A photo is taken by the phone's own camera app, through a file input.
 * The header is in the first answer of every page, which has to fit into what a new connection carries at once.
 */
const REFUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** On every page, beside its content security policy. */
export const PAGE_HEADERS = {
  'permissions-policy': REFUSED.map((name) => `${name}=()`).join(', '),
} as const;

/** On the page on which a card is charged: Apple Pay and Google Pay are asked for from a frame of the processor. */
export const CARD_PAGE_HEADERS = {
  'permissions-policy': PAGE_HEADERS['permissions-policy'].replace(
    'payment=()',
    'payment=(self "https://js.stripe.com")',
  ),
} as const;
