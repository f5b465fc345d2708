/** Selects what errors.ts needs to turn a refusal into a problem. */
export const REFUSAL = `
  __typename
  ... on Error { message ... on InvalidInput { fields { path message } } ... on TooManyAttempts { retryAfterSeconds } }`;
