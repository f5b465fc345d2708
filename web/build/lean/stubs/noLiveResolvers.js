// Fairtab has no client-side resolvers, so there is nothing to cache or to keep live.
import { NoopResolverCache } from 'relay-runtime/lib/store/ResolverCache';

export class LiveResolverCache extends NoopResolverCache {
  batchLiveStateUpdates(callback) {
    callback();
  }
  batchLiveStateUpdatesWithoutNotify(callback) {
    callback();
    return false;
  }
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
  getLiveResolverPromise() {
    throw new Error('This build has no live resolvers.');
  }
}

export const getUpdatedDataIDs = (ids) => ids;
export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '';
