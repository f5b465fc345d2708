/** Devices with a camera in the hand. Browsers do not report that, so touch screens and narrow screens count. */
export const onPhones = '@media (pointer: coarse), (max-width: 47.99rem)';
