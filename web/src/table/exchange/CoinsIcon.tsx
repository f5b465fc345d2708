import { icon } from '../../ui/icons';

/** Two coins. Only what few open has it. */
export const CoinsIcon = icon(<path d="M9 15a6 6 0 100-12 6 6 0 000 12zm6.5-5.9A6 6 0 119.200 15.900" />);
