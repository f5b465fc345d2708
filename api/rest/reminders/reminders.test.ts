import { zoneAtNoon } from '@fairtab/domain/testing/zoneAtNoon';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser, RestAnswer } from '../../testing/Browser';
import { sharedReceiptFixture } from '../../testing/SharedReceiptFixture';

const at = sharedReceiptFixture();
let claimId: string;
beforeEach(async () => {
  const { prisma } = at().api.database.db;
  await prisma.receipt.update({ where: { id: at().id }, data: { timeZone: zoneAtNoon(new Date()) } });
  const { body } = await at().claim(at().ana, { itemIndex: 1, claimerName: 'Ana', claimerEmail: 'ana@example.com' });
  claimId = String(body['id']);
});

const call = (browser: Browser, method: string, body?: object): Promise<RestAnswer> =>
  at().send(browser, method, `/api/shared-receipt-claims/${claimId}/reminder`, body ? { body } : {});

describe('the reminder of a claim', () => {
  it('shows the host when the diner is reminded next, and the words', async () => {
    const answer = await call(at().host, 'GET');
    expect(answer).toMatchObject({ status: 200, body: { stopped: null, sentAt: [], canRemindNow: true } });
    expect(Date.parse(String(answer.body['nextAt']))).toBeGreaterThan(Date.now());
    expect(answer.body['wording']).toContain('$20.80 is still open there, for one dish.');
  });

  it('is sent by hand once, and then not again for twelve hours', async () => {
    const sent = await call(at().host, 'POST');
    expect(sent).toMatchObject({ status: 200, body: { canRemindNow: false, sentAt: [expect.any(String)] } });
    const again = await call(at().host, 'POST');
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('the last 12 hours') } });
    expect(await at().api.database.db.prisma.mail.count({ where: { receiptId: at().id } })).toBe(1);
  });

  it('stops when the host says "forget it", and goes on when that is taken back', async () => {
    expect(await call(at().host, 'PATCH', { isStopped: true })).toMatchObject({
      status: 200,
      body: { nextAt: null, stopped: 'forgotten', byHandAt: null },
    });
    expect(await call(at().host, 'POST')).toMatchObject({
      status: 409,
      body: { message: 'You said that this can be forgotten.' },
    });
    expect(await call(at().host, 'PATCH', { isStopped: false })).toMatchObject({
      status: 200,
      body: { stopped: null },
    });
  });

  it('is hidden from a stranger, and from the diner', async () => {
    for (const browser of [at().api.browser(), at().ana])
      for (const [method, body] of [['GET'], ['POST'], ['PATCH', { isStopped: true }]] as const)
        expect(await call(browser, method, body)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await call(at().host, 'GET')).toMatchObject({ body: { stopped: null, sentAt: [] } });
  });
});
