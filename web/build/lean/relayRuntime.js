// What 'relay-runtime' is in the production build: its own modules, without those that Fairtab has no use for.
// A name that is missing here fails the build; add it by its module's path.
export { default as PreloadableQueryRegistry } from 'relay-runtime/lib/query/PreloadableQueryRegistry';
export { default as applyOptimisticMutation } from 'relay-runtime/lib/mutations/applyOptimisticMutation';
export { default as commitLocalUpdate } from 'relay-runtime/lib/mutations/commitLocalUpdate';
export { default as commitMutation } from 'relay-runtime/lib/mutations/commitMutation';
export { default as Network } from 'relay-runtime/lib/network/RelayNetwork';
export { default as Observable } from 'relay-runtime/lib/network/RelayObservable';
export { default as fetchQuery } from 'relay-runtime/lib/query/fetchQuery';
export { default as Environment } from 'relay-runtime/lib/store/RelayModernEnvironment';
export { default as Store } from 'relay-runtime/lib/store/RelayModernStore';
export { default as RecordSource } from 'relay-runtime/lib/store/RelayRecordSource';
export { default as requestSubscription } from 'relay-runtime/lib/subscription/requestSubscription';
export { default as getFragmentIdentifier } from 'relay-runtime/lib/util/getFragmentIdentifier';
export { default as getPendingOperationsForFragment } from 'relay-runtime/lib/util/getPendingOperationsForFragment';
export { default as getRequestIdentifier } from 'relay-runtime/lib/util/getRequestIdentifier';
export { default as isPromise } from 'relay-runtime/lib/util/isPromise';
export { default as recycleNodesInto } from 'relay-runtime/lib/util/recycleNodesInto';
export { default as RelayFeatureFlags } from 'relay-runtime/lib/util/RelayFeatureFlags';
export { default as ReplaySubject } from 'relay-runtime/lib/util/RelayReplaySubject';
export { getFragment, getRefetchableFragment, getRequest, graphql } from 'relay-runtime/lib/query/GraphQLTag';
export { createOperationDescriptor } from 'relay-runtime/lib/store/RelayModernOperationDescriptor';
export {
  areEqualSelectors,
  getDataIDsFromFragment,
  getSelector,
  getVariablesFromFragment,
} from 'relay-runtime/lib/store/RelayModernSelector';
export { default as readInlineData } from 'relay-runtime/lib/store/readInlineData';
export { default as getRefetchMetadata } from 'relay-runtime/lib/util/getRefetchMetadata';
export { default as getValueAtPath } from 'relay-runtime/lib/util/getValueAtPath';
export { handlePotentialSnapshotErrors } from 'relay-runtime/lib/util/handlePotentialSnapshotErrors';
export { stableCopy } from 'relay-runtime/lib/util/stableCopy';
