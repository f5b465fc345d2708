/** What every document asks about a refusal; errors.ts makes a problem of it. */
export const REFUSAL = `
  __typename
  ... on Error { message ... on InvalidInput { fields { path message } } ... on TooManyAttempts { retryAfterSeconds } }`;
