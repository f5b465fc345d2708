/** The diner of a device whose seat the server has not told yet: its id comes with the first answer. Until then any stable value does. */
export const THIS_DEVICE = 'this-device';

/** Whether the server has told who the diner of this device is. */
export function isToldByServer(diner: string | null): boolean {
  return diner !== null && diner !== THIS_DEVICE;
}
