import type { FileNote, GroupInCurrency } from '@fairtab/domain/groups/ExpenseGroupFile';
import { groupBill, MAX_GROUP_LINES } from '@fairtab/domain/groups/groupBill';
import { noteText } from '@fairtab/domain/groups/problemsOfImport';
import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import styled from 'styled-components';
import { localToday } from '../../lib/dates';
import { Banner } from '../../ui/Banner';
import { Note } from '../../ui/Text';
import { color, space, TOUCH, type } from '../../ui/tokens';

/** The lines that a group becomes, and what is to be said about its file, before anything is made. */
export function GroupPreview({ group }: { group: GroupInCurrency }) {
  const { lines, folded } = groupBill(group, localToday(new Date()));
  const totalCents = lines.reduce((sum, { costCents }) => sum + costCents, 0);
  const amount = displayMoney(totalCents, group.currency);
  if (group.problems.length > 0)
    return (
      <Banner tone="danger" role="alert" title={t('This file cannot be imported as it is')}>
        <Notes notes={group.problems} />
      </Banner>
    );
  return (
    <>
      {group.notes.length > 0 && (
        <Banner tone="warn" title={t('Please look at this')}>
          <Notes notes={group.notes} />
        </Banner>
      )}
      {folded > 0 && (
        <Note>
          {t(
            'A bill holds {max} lines here, so the {count} earliest expenses become one line. No balance changes by it.',
            {
              max: MAX_GROUP_LINES,
              count: folded,
            },
          )}
        </Note>
      )}
      <details>
        <Summary>
          {t('{count, plural, one {# line, {amount}} other {# lines, {amount}}}', { count: lines.length, amount })}
        </Summary>
        <Lines>
          {lines.map(({ name, note, costCents }, index) => (
            <li key={index}>
              <span>
                {name}
                {note !== '' && <small>{note}</small>}
              </span>
              <span>{displayMoney(costCents, group.currency)}</span>
            </li>
          ))}
        </Lines>
      </details>
      <Note>
        {t(
          'What people paid each other is on the bill, too: whoever got the money has that line. So nobody owes another amount.',
        )}
      </Note>
    </>
  );
}

/** Nobody reads more of them. */
const MOST_NOTES = 10;

function Notes({ notes }: { notes: readonly FileNote[] }) {
  const more = notes.length - MOST_NOTES;
  return (
    <ul>
      {notes.slice(0, MOST_NOTES).map((note) => (
        <li key={noteText(note)}>{noteText(note)}</li>
      ))}
      {more > 0 && <li>{t('{count, plural, one {# more row} other {# more rows}}', { count: more })}</li>}
    </ul>
  );
}

const Summary = styled.summary`
  ${type.label}
  display: list-item;
  align-content: center;
  min-height: ${TOUCH};
  cursor: pointer;
`;

const Lines = styled.ul`
  ${type.figures}
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space.m};
    padding-block: ${space.xs};
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px dashed ${color.rule};
  }
  small {
    ${type.small}
    display: block;
  }
`;
