import { describe, expect, it } from 'vitest';
import { Sealer, sealingKey } from './Sealer';

const [oldKey, newKey] = [1, 2].map((byte) => sealingKey(Buffer.alloc(32, byte).toString('base64'))) as [
  ReturnType<typeof sealingKey>,
  ReturnType<typeof sealingKey>,
];
const sealer = new Sealer([oldKey]);

describe('Sealer', () => {
  it('opens a sealed text in its place, and the sealed text reveals nothing', () => {
    const sealed = sealer.seal('@ana-pays', 'here');
    expect(sealed).not.toContain('ana');
    expect(sealer.open(sealed, 'here')).toBe('@ana-pays');
  });

  it('never seals the same text to the same result twice', () => {
    expect(sealer.seal('x', 'here')).not.toBe(sealer.seal('x', 'here'));
  });

  it('refuses a text that was copied from another place, changed, or cut', () => {
    const sealed = sealer.seal('@ana-pays', 'here');
    const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'Q' : 'A'}`;
    expect(() => sealer.open(sealed, 'there')).toThrow();
    expect(() => sealer.open(changed, 'here')).toThrow();
    expect(() => sealer.open(sealed.slice(0, -8), 'here')).toThrow();
  });

  it('opens a text of an old key after a new one was put in front, and reports it as outdated', () => {
    const sealed = sealer.seal('@ana-pays', 'here');
    const rotated = new Sealer([newKey, oldKey]);
    expect(rotated.open(sealed, 'here')).toBe('@ana-pays');
    expect([sealed, rotated.seal('x', 'here')].map((text) => rotated.isOutdated(text))).toEqual([true, false]);
    expect(() => new Sealer([newKey]).open(sealed, 'here')).toThrow(/DATA_KEYS/);
  });
});
