/** What the pages use of a device. A photo is taken by the phone's own camera app, through a file input. */
const USED = ['clipboard-write'];
const UNUSED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
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
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** On every page, beside its content security policy. */
export const PAGE_HEADERS = {
  'permissions-policy': [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(', '),
} as const;

/** On the page on which a card is charged: Apple Pay and Google Pay are asked for from a frame of the processor. */
export const CARD_PAGE_HEADERS = {
  'permissions-policy': PAGE_HEADERS['permissions-policy'].replace(
    'payment=()',
    'payment=(self "https://js.stripe.com")',
  ),
} as const;
