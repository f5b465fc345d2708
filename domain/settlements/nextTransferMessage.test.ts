import { describe, expect, it } from 'vitest';
import { nextTransferMessage, type TransferToTell } from './nextTransferMessage';

const at = (day: number, hour: number): Date => new Date(Date.UTC(2026, 10, day, hour));
const OPEN: TransferToTell = { status: 'open', movedAt: at(10, 12), toldAt: [], zone: 'UTC' };

describe('who pays a transfer', () => {
  it('is told at once, and reminded after a day, three days and seven days', () => {
    let toldAt: Date[] = [];
    const moments: (Date | null)[] = [];
    for (let now = at(10, 12); moments.at(-1) !== null;) {
      const next = nextTransferMessage({ ...OPEN, toldAt }, now);
      moments.push(next);
      now = next ?? now;
      toldAt = [...toldAt, now];
    }
    expect(moments).toEqual([at(10, 12), at(11, 12), at(13, 12), at(17, 12), null]);
  });

  it('is told in the morning and not at night', () => {
    expect(nextTransferMessage({ ...OPEN, movedAt: at(10, 23) }, at(10, 23))).toEqual(at(11, 9));
    expect(nextTransferMessage({ ...OPEN, zone: 'America/Los_Angeles' }, at(10, 12))).toEqual(at(10, 17));
  });

  it('is not told twice in a row when the first message was late', () => {
    const late = { ...OPEN, toldAt: [at(13, 12)] };
    expect(nextTransferMessage(late, at(13, 12))).toEqual(at(14, 9));
  });

  it('is told anew when the recipient says that it did not arrive', () => {
    const disputed = { ...OPEN, movedAt: at(15, 10), toldAt: [at(10, 12), at(11, 12), at(13, 12)] };
    expect(nextTransferMessage(disputed, at(15, 10))).toEqual(at(15, 10));
    expect(nextTransferMessage({ ...disputed, toldAt: [at(15, 9)] }, at(15, 10))).toEqual(at(16, 9));
  });
});

describe('who is paid by a transfer', () => {
  it('is asked once whether it arrived, and nobody is told of one that did', () => {
    const reported = { ...OPEN, status: 'reported', toldAt: [at(9, 12)] } as const;
    expect(nextTransferMessage(reported, at(10, 12))).toEqual(at(10, 12));
    expect(nextTransferMessage({ ...reported, toldAt: [at(9, 12), at(10, 12)] }, at(10, 13))).toBeNull();
    expect(nextTransferMessage({ ...OPEN, status: 'confirmed' }, at(10, 12))).toBeNull();
  });
});
