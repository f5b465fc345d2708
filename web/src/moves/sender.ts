/** What sends a write and shows what is expected of it. One chunk, which is loaded once the screen reacts. */
export { mutate } from '../relay/mutate';
export { DOCUMENTS } from './documents';
export { expectedTable } from './ExpectedTable';
