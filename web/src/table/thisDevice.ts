/** The diner of a device whose seat the server has not told yet: its id comes with the first answer. Until then any stable value does. */
export const THIS_DEVICE = 'this-device';
