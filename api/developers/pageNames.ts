/** The pages for developers by their address below /developers, in the order in which they lead to each other. */
export const DEVELOPER_PAGES = {
  '': 'Start',
  identity: 'Identity',
  events: 'Events',
  playground: 'Playground',
  integrations: 'Integrations',
  rest: 'REST',
  graphql: 'GraphQL',
  schema: 'Schema',
  errors: 'Errors',
  limits: 'Limits',
  stability: 'Stability',
} as const;
export type DeveloperPage = keyof typeof DEVELOPER_PAGES;

export function isDeveloperPage(name: string): name is DeveloperPage {
  return Object.hasOwn(DEVELOPER_PAGES, name);
}
