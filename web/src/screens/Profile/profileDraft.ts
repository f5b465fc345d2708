import { readEmail, readPhone } from '@fairtab/domain/inputs/contactFields';
import { readFirstName, readLastName } from '@fairtab/domain/inputs/profileFields';

export interface ProfileDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export type ProfileProblems = Readonly<Partial<Record<keyof ProfileDraft | 'currentPassword', string>>>;

const READERS = { firstName: readFirstName, lastName: readLastName, email: readEmail, phone: readPhone };

/** Checks the form with the server's own rules. */
export function problemsOf(draft: ProfileDraft): ProfileProblems {
  const entries = Object.entries(READERS).flatMap(([field, read]) => {
    const reading = read(draft[field as keyof ProfileDraft]);
    return reading.ok ? [] : [[field, reading.message]];
  });
  return Object.fromEntries(entries) as ProfileProblems;
}

export function fullName({ firstName, lastName }: Pick<ProfileDraft, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
