import { t } from '@fairtab/domain/language/t';
import { newKey } from '../../lib/newKey';
import { useTable } from '../TableContext';
import type { TablePerson } from '../tableState';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Text';

interface AskHouseholdProps {
  /** The person who is asked. */
  person: Pick<TablePerson, 'id' | 'diner' | 'name'>;
  onAsked: () => void;
}

/** The other way to pay with somebody: one payment for both, and each keeps what they had. */
export function AskHousehold({ person, onAsked }: AskHouseholdProps) {
  const { linkId, lookOf, send } = useTable();
  const name = lookOf(person).label;
  const ask = (): void => {
    onAsked();
    void send({
      key: newKey(),
      move: 'askHousehold',
      input: { receiptId: linkId, personId: person.id },
      about: [person.id],
      words: t('Ask {name} to pay together', { name }),
      done: { title: t('{name} sees that you want to pay together', { name }) },
      refused: t('That did not work'),
    });
  };
  return (
    <>
      <Note>
        {t('Or pay together: {name} agrees, and then either of you pays for both. Each keeps what they had.', { name })}
      </Note>
      <Button variant="secondary" block onClick={ask}>
        {t('Ask {name} to pay together', { name })}
      </Button>
    </>
  );
}
