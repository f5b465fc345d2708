import { expect, test } from 'vitest';
import subscription from './__generated__/receiptChangesSubscription.graphql';

interface Selection {
  readonly name?: string | null;
  readonly selections?: readonly Selection[] | null;
}

/** The fields at a path of a document, in the order of the alphabet. Relay asks for ids by itself. */
function fieldsAt(selections: readonly Selection[], [name, ...path]: readonly string[]): string[] {
  const within = selections.find((selection) => selection.name === name)?.selections ?? [];
  return path.length > 0
    ? fieldsAt(within, path)
    : within.flatMap((each) => (each.name && each.name !== 'id' ? [each.name] : [])).toSorted();
}

const event = (...path: string[]) =>
  fieldsAt(subscription.operation.selections as readonly Selection[], ['receiptChanged', ...path]);
/** All that the table knows, which is sent after an edit of the bill. */
const snapshot = (...path: string[]) => event('snapshot', ...path);

test('what is pushed of a claim, a person, a payment and a contribution is all that the table knows of it', () => {
  expect(snapshot('items', 'claims')).toContain('covered');
  expect(event('difference', 'claims')).toEqual(snapshot('items', 'claims'));
  expect(event('difference', 'people')).toEqual(snapshot('people'));
  expect(event('difference', 'payments')).toEqual(snapshot('payments'));
  expect(event('receipt', 'contributions')).toEqual(snapshot('contributions'));
});
