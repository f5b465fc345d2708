import { t } from '@fairtab/domain/language/t';
import { useRef, useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { focusFirstInvalid } from '../../ui/fields/focusFirstInvalid';
import { PasswordField } from '../../ui/fields/PasswordField';
import { TextField } from '../../ui/fields/TextField';
import { toast } from '../../ui/toasts/toast';
import { space } from '../../ui/tokens';
import type { ProfileForm_user$key } from './__generated__/ProfileForm_user.graphql';
import { PhotoField, type PhotoChange } from './PhotoField';
import { fullName, problemsOf, type ProfileDraft, type ProfileProblems } from './profileDraft';
import { useSetPhoto } from './useSetPhoto';
import { useUpdateProfile } from './useUpdateProfile';
import { Refusal } from '../../ui/Refusal';
import { Stack } from '../../ui/layout/Stack';

interface ProfileFormProps {
  user: ProfileForm_user$key;
  onCancel: () => void;
  /** @param sentTo the new address to which a verification mail was sent; null without one */
  onSaved: (sentTo: string | null) => void;
}

/** The edit mode of the profile. Nothing is sent before Save Changes, and a failure keeps what was typed. */
export function ProfileForm({ user: key, onCancel, onSaved }: ProfileFormProps) {
  const user = useFragment(
    graphql`
      fragment ProfileForm_user on User {
        username
        firstName
        lastName
        email
        isEmailVerified
        phone
        photo
      }
    `,
    key,
  );
  const { firstName, lastName, email, phone, isEmailVerified } = user;
  const [draft, setDraft] = useState<ProfileDraft>({ firstName, lastName, email: email ?? '', phone: phone ?? '' });
  const [currentPassword, setCurrentPassword] = useState('');
  const [photo, setPhoto] = useState<PhotoChange>('same');
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const updateProfile = useUpdateProfile();
  const savePhoto = useSetPhoto();

  const address = draft.email.trim();
  const takesPassword = address !== (email ?? '') && (address !== '' || isEmailVerified);
  const type = (field: keyof ProfileDraft) => (text: string) => {
    setDraft({ ...draft, [field]: text });
    setProblems({ ...problems, [field]: undefined });
  };
  const refuse = (found: ProfileProblems): void => {
    setProblems(found);
    focusFirstInvalid(form.current);
  };
  const save = async (): Promise<void> => {
    if (photo !== 'same') {
      const outcome = await savePhoto({ image: photo === 'none' ? null : photo.base64 });
      if (outcome.kind !== 'done') {
        setRefusal(outcome.message);
        return;
      }
      setPhoto('same');
    }
    const outcome = await updateProfile({ ...draft, ...(takesPassword ? { currentPassword } : {}) });
    if (outcome.kind === 'done') {
      toast({ title: t('Profile Updated') });
      onSaved(outcome.payload.isVerificationSent ? address : null);
    } else if (outcome.reason === 'InvalidCredentials') refuse({ currentPassword: outcome.message });
    else if (Object.keys(outcome.fields).length > 0) refuse(outcome.fields);
    else setRefusal(outcome.message);
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    setRefusal(null);
    const found: ProfileProblems = {
      ...problemsOf(draft),
      ...(takesPassword && currentPassword === '' ? { currentPassword: t('Password is required') } : {}),
    };
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    setSaving(true);
    await save();
    setSaving(false);
  };
  const field = (name: keyof ProfileDraft) => ({
    optional: true,
    value: draft[name],
    error: problems[name],
    onChange: type(name),
  });
  return (
    <Stack as="form" ref={form} noValidate aria-label={t('Profile')} onSubmit={(event) => void submit(event)}>
      <Refusal>{refusal}</Refusal>
      <PhotoField
        saved={user.photo ?? null}
        name={fullName(draft) || user.username}
        change={photo}
        onChange={setPhoto}
      />
      <TextField label={t('First name')} autoComplete="given-name" {...field('firstName')} />
      <TextField label={t('Last name')} autoComplete="family-name" {...field('lastName')} />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        hint={t('A new address is verified by a link that we send there.')}
        {...field('email')}
      />
      {takesPassword && (
        <PasswordField
          label={t('Your password')}
          hint={t('The address is changed with the password only, since a new password is mailed to it.')}
          autoComplete="current-password"
          value={currentPassword}
          error={problems.currentPassword}
          onChange={(text) => {
            setCurrentPassword(text);
            setProblems({ ...problems, currentPassword: undefined });
          }}
        />
      )}
      <TextField label={t('Phone')} type="tel" autoComplete="tel" {...field('phone')} />
      <Buttons>
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('Save Changes')}
        </Button>
      </Buttons>
    </Stack>
  );
}

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr;
  gap: ${space.s};
`;
