// The declarative configs of Relay's first years; updaters pass through as they are.
export const convert = (configs, request, optimisticUpdater, updater) => ({ optimisticUpdater, updater });
export default { convert };
