import { describe, expect, it, onTestFinished } from 'vitest';
import {
  addressedIn,
  changeKindOf,
  factFromStored,
  FACT_KINDS,
  peopleIn,
  withPeople,
  type ChangeFact,
} from './changes';
import { changeText } from './changeText';
import { takeLanguageFrom } from '../language/current';
import { LANGUAGES, type Language } from '../language/languages';
import { translationOf } from '../language/translations';
import { factsOfEveryKind } from '../testing/facts';
import { CHANGE_KINDS } from './changeKinds';

const MAYA = { guestId: 'maya', name: 'Maya' };
const ANA = { guestId: 'ana', name: 'Ana' };
const FACTS = factsOfEveryKind({ actor: MAYA, other: ANA });
const isAboutAna = (fact: ChangeFact): boolean => addressedIn(fact).includes('ana');

/** For the running test, because tests share a process. */
function speak(language: Language): void {
  const before = takeLanguageFrom(() => language);
  onTestFinished(() => void takeLanguageFrom(before));
}

describe.each(LANGUAGES)('a change in %s', (language) => {
  it('is said of every kind with the names of all whom it is about, to somebody whom it is not about', () => {
    speak(language);
    const kinds = new Set<string>();
    for (const fact of FACTS) {
      const text = changeText({ fact, reader: { guestId: 'dave', name: 'Dave' } });
      kinds.add(fact.kind);
      expect(text).not.toMatch(/[{}]|undefined|null/);
      // The text of a spread dish says over how many people it is spread, and not over whom.
      const said = peopleIn(fact).filter(({ guestId }) => guestId !== 'cleo' && fact.kind !== 'nameless');
      for (const { guestId, name } of said)
        if (
          guestId !== 'maya' ||
          !['eveningSettled', 'debtNetted', 'cardRefunded', 'contributionSettled'].includes(fact.kind)
        )
          expect(text, fact.kind).toContain(name);
      expect(text).toBe(changeText({ fact, reader: null }));
    }
    expect([...kinds].sort()).toEqual([...FACT_KINDS].sort());
  });

  it('calls its reader "you", and nobody else', () => {
    speak(language);
    const toAna = new Map<string, [string, string]>();
    for (const fact of FACTS.filter(isAboutAna)) {
      const [own, others] = [changeText({ fact, reader: ANA }), changeText({ fact, reader: null })];
      const isNamedWithOthers = own === others;
      if (!isNamedWithOthers) {
        toAna.set(fact.kind, [own, others]);
        expect(own, fact.kind).not.toContain('Ana');
      }
      // Another Ana, and another name of the same device, are not the reader.
      expect(changeText({ fact, reader: { guestId: 'other', name: 'Ana' } })).toBe(others);
      expect(changeText({ fact, reader: { guestId: 'ana', name: 'Kid' } })).toBe(others);
    }
    const spoken = FACT_KINDS.filter((kind) => toAna.has(kind));
    expect(spoken).toEqual([
      'itemUnclaimed',
      'claimsTreated',
      'treatGivenBack',
      'householdAsked',
      'householdJoined',
      'paymentReported',
      'eveningSettled',
      'debtNetted',
      'contributionSet',
      'contributionsSet',
      'contributionPassedOn',
      'contributionNotPassedOn',
      'contributionSettled',
      'claimCancelled',
      'claimReopened',
      'paymentConfirmed',
      'paymentAccepted',
      'paymentDisputed',
      'cardRefunded',
      'claimsTakenOver',
    ]);
    for (const [own] of toAna.values())
      expect(own).toMatch(
        language === 'es' ? /(?<!\p{L})(ti|tu|tus|tuyos|te|tú|contigo|\p{L}+ste)(?!\p{L})/u : /\byou(rs?)?\b/i,
      );
  });

  it('names nobody whose account is deleted, to anybody', () => {
    speak(language);
    for (const fact of FACTS) {
      const forgotten = withPeople(fact, ({ guestId }) => ({ guestId, name: null }));
      for (const reader of [null, ANA, MAYA]) {
        const text = changeText({ fact: forgotten, reader });
        expect(text).not.toMatch(/Maya|Ana|Cleo/);
      }
      if (isAboutAna(fact)) {
        const former = language === 'es' ? translationOf('es', 'Former guest') : 'Former guest';
        expect(changeText({ fact: forgotten, reader: null })).toContain(former);
      }
    }
  });

  it('comes back from the database as it was, in every kind', () => {
    for (const fact of FACTS) expect(factFromStored(JSON.parse(JSON.stringify(fact)))).toEqual(fact);
  });
});

it('is said to one reader as they know it', () => {
  const lines = FACTS.filter(isAboutAna).map((fact) => changeText({ fact, reader: ANA }));
  expect(lines).toContain('Maya cancelled your claim on Soup');
  expect(lines).toContain('Maya treats you to $11.75');
  expect(lines).toContain('Maya says $11.75 from you did not arrive');
  speak('es');
  const spanish = FACTS.filter(isAboutAna).map((fact) => changeText({ fact, reader: ANA }));
  expect(spanish).toContain('Maya canceló tu marca en Soup');
});

it('belongs to a kind of the trail, and every kind of the trail has one', () => {
  expect(new Set(FACTS.map(changeKindOf))).toEqual(new Set(CHANGE_KINDS));
});

it('of a newer program, or broken, is no fact, so that its sentence is shown', () => {
  expect(factFromStored({ kind: 'somethingNew', by: null })).toBeNull();
  expect(factFromStored({ kind: 'toString', by: null })).toBeNull();
  expect(factFromStored({ kind: 'householdLeft', by: 'Ana' })).toBeNull();
  expect(factFromStored(null)).toBeNull();
});
