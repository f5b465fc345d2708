import { t } from '@fairtab/domain/language/t';
import { useTable } from '../TableContext';
import type { TablePerson } from '../tableState';
import { Folded } from '../../ui/Folded';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Note } from '../../ui/Text';

interface ShareWithProps {
  people: readonly Pick<TablePerson, 'id' | 'diner' | 'name'>[];
  /** The ids of those who share. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Says who of the table shares a dish. They are asked to take their part, and nobody's amount depends on their answer. */
export function ShareWith({ people, chosen, onChange }: ShareWithProps) {
  const { lookOf } = useTable();
  if (people.length === 0) return null;
  return (
    <Folded>
      <summary>{t('Choose who shares it')}</summary>
      {people.map((person) => (
        <Checkbox
          key={person.id}
          label={lookOf(person).label}
          checked={chosen.includes(person.id)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, person.id] : chosen.filter((id) => id !== person.id))}
        />
      ))}
      {chosen.length > 0 && (
        <Note role="status">
          {t('1/{count} each. They are asked to take their part with one tap.', { count: chosen.length + 1 })}
        </Note>
      )}
    </Folded>
  );
}
