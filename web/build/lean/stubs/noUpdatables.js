// Fairtab has no @updatable fragments or queries.
const refuse = () => {
  throw new Error('This build has no @updatable documents; add readUpdatableFragment and readUpdatableQuery back.');
};

export { refuse as readUpdatableFragment, refuse as readUpdatableQuery };
