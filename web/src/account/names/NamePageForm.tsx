import { t } from '@fairtab/domain/language/t';
import { readShownName } from '@fairtab/domain/inputs/nameFields';
import { mayBeShown, pathOfName } from '@fairtab/domain/people/names';
import { useRef, useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { domainMethod, knownMethod, methodLabel } from '../../lib/wireMethod';
import { displayIdentifier } from '../paymentMethods/savedMethods';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { focusFirstInvalid } from '../../ui/fields/focusFirstInvalid';
import { Switch } from '../../ui/fields/Switch';
import { TextField } from '../../ui/fields/TextField';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import { space, type } from '../../ui/tokens';
import type { NamePageForm_user$key } from './__generated__/NamePageForm_user.graphql';
import { useSaveNamePage } from './useSaveNamePage';
import { Refusal } from '../../ui/Refusal';
import { Stack } from '../../ui/layout/Stack';

interface NamePageFormProps {
  user: NamePageForm_user$key;
  onClose: () => void;
}

/** Chooses whether there is a page, and what is on it. Nothing is sent before Save, and a failure keeps what was chosen. */
export function NamePageForm({ user: key, onClose }: NamePageFormProps) {
  const { username, firstName, namePage, paymentMethods } = useFragment(
    graphql`
      fragment NamePageForm_user on User {
        username
        firstName
        namePage {
          isOn
          displayName
        }
        paymentMethods {
          id
          type
          identifier
          isShown
        }
      }
    `,
    key,
  );
  const methods = paymentMethods.flatMap(({ type: wireType, ...method }) => {
    const known = knownMethod(wireType);
    return known && mayBeShown(domainMethod(known)) ? [{ ...method, type: known }] : [];
  });
  // Whoever sets the page up for the first time wants it, so it takes one tap less.
  const [isOn, setOn] = useState(namePage.isOn || namePage.displayName === '');
  const [displayName, setDisplayName] = useState(namePage.displayName || firstName || username);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(methods.filter(({ isShown }) => isShown).map(({ id }) => id)),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const saveNamePage = useSaveNamePage();

  const refuse = (message: string): void => {
    setProblem(message);
    focusFirstInvalid(form.current);
  };
  const choose = (id: string, isChosen: boolean): void => {
    const others = [...chosen].filter((other) => other !== id);
    setChosen(new Set(isChosen ? [...others, id] : others));
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    setRefusal(null);
    const reading = readShownName(displayName);
    if (isOn && !reading.ok) {
      refuse(reading.message);
      return;
    }
    setSaving(true);
    const paymentMethodIds = methods.map(({ id }) => id).filter((id) => chosen.has(id));
    const outcome = await saveNamePage({ isOn, displayName: displayName.trim(), paymentMethodIds });
    setSaving(false);
    if (outcome.kind === 'done') {
      toast({ title: isOn ? t('Your page is on') : t('Your page is off') });
      onClose();
    } else if (outcome.fields['displayName'] !== undefined) refuse(outcome.fields['displayName']);
    else setRefusal(outcome.message);
  };
  return (
    <Stack as="form" ref={form} noValidate aria-label={t('Your page')} onSubmit={(event) => void submit(event)}>
      <Refusal>{refusal}</Refusal>
      <Switch
        label={t('Show my page')}
        note={t('At {path}, for everybody who knows your username. Search engines are told to leave it out.', {
          path: pathOfName(username).slice(1),
        })}
        checked={isOn}
        onChange={setOn}
      />
      <TextField
        label={t('Display name')}
        hint={t('What people read there. It need not be your whole name.')}
        autoComplete="off"
        value={displayName}
        error={problem ?? undefined}
        onChange={(text) => {
          setDisplayName(text);
          setProblem(null);
        }}
      />
      <Methods>
        <legend>{t('Ways to pay on it')}</legend>
        {methods.map((method) => (
          <Checkbox
            key={method.id}
            label={`${methodLabel(method.type)} · ${displayIdentifier(method)}`}
            checked={chosen.has(method.id)}
            onChange={(isChosen) => choose(method.id, isChosen)}
          />
        ))}
        <Note>
          {methods.length === 0
            ? t('Save a Venmo, Cash App, Zelle or PayPal first. Cards and bank accounts are never shown.')
            : t('Only what is ticked is shown. Cards and bank accounts never are.')}
        </Note>
      </Methods>
      <Buttons>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('Save')}
        </Button>
      </Buttons>
    </Stack>
  );
}

const Methods = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
  overflow-wrap: anywhere;
  legend {
    ${type.label}
    padding: 0;
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr;
  gap: ${space.s};
`;
