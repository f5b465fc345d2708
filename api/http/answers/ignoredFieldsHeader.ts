/** Names in an answer to a write what of its body nobody documented. Pages of other sites may read it (addApiGuards.ts). */
export const IGNORED_FIELDS_HEADER = 'Fairtab-Ignored-Fields';
