import { MAX_PERSON_NAME, readClaimerName } from '@fairtab/domain/inputs/lines';
import { t } from '@fairtab/domain/language/t';
import { useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { announce } from '../../ui/LiveRegion';
import { Note } from '../../ui/Text';
import { color, focusRing, media, radius, space, TOUCH } from '../../ui/tokens';
import { isPlaceToTake } from '../groupPeople';
import { useTable } from '../TableContext';
import type { TablePerson } from '../tableState';
import { rememberDiner } from './rememberedDiner';

export interface NameFormProps {
  people: readonly Pick<TablePerson, 'id' | 'diner' | 'name' | 'owes'>[];
  host: { readonly hostDiner: string; readonly hostName: string };
}

/**
 * Takes a newcomer's name. A name that is at the table already is asked about, because two people may have it. Somebody for whom the
 * host's device claimed may take over what they owe.
 */
export function NameForm({ people, host }: NameFormProps) {
  const { actions } = useTable();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isAsked, ask] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState('');
  const known = people.find((person) => person.name.toLowerCase() === name.trim().toLowerCase());
  const takeIt = (): void => {
    rememberDiner({ name: name.trim(), email: '', phone: '' });
    setDone(true);
    announce(t('Hello {name}. Tap what you had.', { name: name.trim() }));
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const reading = readClaimerName(name);
    if (!reading.ok) setProblem(reading.message);
    else if (known) ask(true);
    else takeIt();
  };
  const itIsMe = (person: NameFormProps['people'][number]): void => {
    if (isPlaceToTake(person, host)) actions.open({ kind: 'takePlace', personId: person.id });
    else takeIt();
  };
  const another = (): void => {
    ask(false);
    setProblem(t('Add something to tell you apart, such as “{name} B.”', { name: name.trim() }));
    field.current?.focus();
  };
  if (isDone) return <Note>{t('Hello {name}!', { name: name.trim() })}</Note>;
  return (
    <Form onSubmit={submit} noValidate>
      {isAsked && known ? (
        <>
          <Note role="status">{t('There is {name} at the table already. Is it you?', { name: known.name })}</Note>
          <Button onClick={() => itIsMe(known)}>{t('It is me')}</Button>
          <Button variant="secondary" onClick={another}>
            {t('Another {name}', { name: known.name })}
          </Button>
        </>
      ) : (
        <>
          <input
            ref={field}
            aria-label={t('What is your name?')}
            aria-describedby={problem ? 'arrival-problem' : undefined}
            aria-invalid={problem ? true : undefined}
            placeholder={t('What is your name?')}
            autoComplete="given-name"
            maxLength={MAX_PERSON_NAME}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" disabled={name.trim() === ''}>
            {t('That is me')}
          </Button>
          {problem && (
            <Note id="arrival-problem" role="alert">
              {problem}
            </Note>
          )}
        </>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
  min-width: 0;
  /* It comes later than the sum, which must not move: over it in a bar at the bottom, below it in a card. */
  ${media.wide} {
    order: 1;
  }
  input {
    flex: 1 1 7rem;
    min-width: 0;
    min-height: ${TOUCH};
    padding: 0 ${space.m};
    border: 1px solid ${color.ruleStrong};
    border-radius: ${radius.m};
    background: ${color.card};
    ${focusRing}
  }
  > p {
    flex: 1 1 100%;
    overflow-wrap: anywhere;
  }
  button {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;
