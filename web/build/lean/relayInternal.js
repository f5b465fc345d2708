// What react-relay takes from relay-runtime's __internal.
export {
  fetchQuery,
  fetchQueryDeduped,
  getObservableForActiveRequest,
  getPromiseForActiveRequest,
} from 'relay-runtime/lib/query/fetchQueryInternal';
export { default as createRelayContext } from 'relay-runtime/lib/store/createRelayContext';
export { default as createRelayLoggingContext } from 'relay-runtime/lib/store/createRelayLoggingContext';
