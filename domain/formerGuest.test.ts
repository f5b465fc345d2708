import { describe, expect, it } from 'vitest';
import { withoutNames } from './formerGuest';
import spanish from './language/messages/es.json';

const names = ['Ana', 'Ana Lee', 'Ana & Kid (7)', 'Kid (7)'];

describe('withoutNames', () => {
  it.each([
    ['Ana claimed 1 of 3 Nachos for $11.75', 'Former guest claimed 1 of 3 Nachos for $11.75'],
    ['Ana Lee claimed Beer for $5.87', 'Former guest claimed Beer for $5.87'],
    ['Kid (7) unclaimed Beer', 'Former guest unclaimed Beer'],
    ['Ana & Kid (7) paid $17.62 by Venmo', 'Former guest paid $17.62 by Venmo'],
    ['Ana signed in', 'Former guest signed in'],
    ['Ana treats Ben to $5.00', 'Former guest treats Ben to $5.00'],
    ['Ana takes back $5.00', 'Former guest takes back $5.00'],
  ])('removes the name from the guest’s own actions: %s', (summary, expected) => {
    expect(withoutNames(summary, { names, isTheirs: true })).toBe(expected);
  });

  it.each([
    ['Host cancelled the claim of Ana on Nachos', 'Host cancelled the claim of Former guest on Nachos'],
    ['Host reopened the claim of Ana Lee on Beer', 'Host reopened the claim of Former guest on Beer'],
    ['Host unclaimed Nachos of Ana', 'Host unclaimed Nachos of Former guest'],
    ['Host says Ana & Kid (7) paid $17.62 by Venmo', 'Host says Former guest paid $17.62 by Venmo'],
    ['Host confirmed $17.62 from Ana & Kid (7)', 'Host confirmed $17.62 from Former guest'],
    ['Ben treats Ana to $5.00', 'Ben treats Former guest to $5.00'],
    ['Host says Ana treats Ben to $5.00', 'Host says Former guest treats Ben to $5.00'],
    ['Host spread the $5.00 of Ana over 3 people', 'Host spread the $5.00 of Former guest over 3 people'],
    ['Ben gave $5.00 back to Ana', 'Ben gave $5.00 back to Former guest'],
    ['Ben gave $5.00 back to Cleo & Ana & Dan', 'Ben gave $5.00 back to Cleo & Former guest & Dan'],
    ['Ben gave $5.00 back to Ana & Cleo', 'Ben gave $5.00 back to Former guest & Cleo'],
    ['Host says $5.87 from Ana did not arrive', 'Host says $5.87 from Former guest did not arrive'],
    ['Fairtab accepted $5.87 from Ana after three days', 'Fairtab accepted $5.87 from Former guest after three days'],
  ])('removes the name from actions of others: %s', (summary, expected) => {
    expect(withoutNames(summary, { names, isTheirs: false })).toBe(expected);
  });

  it.each([
    ['{hostName} cancelled the claim of {claimerName} on {name}', 'claimerName'],
    ['{hostName} reopened the claim of {claimerName} on {name}', 'claimerName'],
    ['{actorName} unclaimed {name} of {claimerName}', 'claimerName'],
    ['{actorName} says {payerName} paid {amount} by {way}', 'payerName'],
    ['{hostName} confirmed {amount} from {payerName}', 'payerName'],
    ['{hostName} says {amount} from {payerName} did not arrive', 'payerName'],
    ['Fairtab accepted {amount} from {payerName} after three days', 'payerName'],
    ['{payerName} treats {name} to {money}', 'name'],
    ['{actorName} spread the {money} of {name} over {count} people', 'name'],
    ['{actorName} gave {money} back to {names}', 'names'],
    ['{actorName} takes over {amount} from {hostName}', 'hostName'],
  ] as const)('removes the name from actions of others in each language: %s', (english, person) => {
    for (const sentence of [english, spanish[english]]) {
      const written = (name: string): string =>
        sentence
          .replace(`{${person}}`, name)
          .replace(/\{(?:actor|host|payer)Name\}/, 'Ben')
          .replace(/\{\w+\}/g, '$5.87');
      expect(withoutNames(written('Ana Lee'), { names, isTheirs: false })).toBe(written('Former guest'));
    }
  });

  it('removes the name from what a host says in Spanish about who treats whom', () => {
    const summary = 'Host dice: Ana invita a Ben: $5.00';
    expect(withoutNames(summary, { names, isTheirs: false })).toBe('Host dice: Former guest invita a Ben: $5.00');
  });

  it.each([
    'Ana claimed Beer for $5.87',
    'Host confirmed $5.87 from Ana Maria',
    'Host confirmed $5.87 from Maria Ana',
    'Host unclaimed Pizza Ana',
    'Anabel claimed Ana for $1.00',
  ])('leaves what is about somebody else: %s', (summary) => {
    expect(withoutNames(summary, { names, isTheirs: false })).toBe(summary);
  });

  it('changes nothing when there is no name', () => {
    expect(withoutNames('Ana paid $1.00 by Cash', { names: [], isTheirs: true })).toBe('Ana paid $1.00 by Cash');
  });
});
