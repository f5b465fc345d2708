import type { ServiceContext } from '../../context';

/** The guests who said "Always" to this one, so that they need not be asked again (docs/product/claims.md). */
export async function rememberedPartners({ db }: ServiceContext, guestId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.pool.query<{ partner_guest_id: string }>({
    name: 'partners-who-agreed',
    text: 'SELECT partner_guest_id FROM remembered_household WHERE guest_id = $1 AND agreed_at IS NOT NULL',
    values: [guestId],
  });
  return new Set(rows.map((row) => row.partner_guest_id));
}

interface Partners {
  readonly guestId: string;
  readonly partnerIds: readonly string[];
}

/**
 * The guest said "Always" to these partners: when one of them asks, the guest need not answer. It says nothing of the other
 * direction, because they did not say it. Guests that are gone meanwhile are left out.
 */
export async function rememberPartners(ctx: ServiceContext, { guestId, partnerIds }: Partners): Promise<void> {
  await ctx.db.pool.query(
    `INSERT INTO remembered_household (guest_id, partner_guest_id, agreed_at)
     SELECT p.id, g.id, $3 FROM guest g, guest p
     WHERE g.id = $1 AND p.id = ANY ($2::text[]) AND g.id <> p.id
     ON CONFLICT (guest_id, partner_guest_id) DO UPDATE SET agreed_at = excluded.agreed_at`,
    [guestId, partnerIds, ctx.now()],
  );
}

/** The next time they ask each other again. */
export async function forgetPartners({ db }: ServiceContext, { guestId, partnerIds }: Partners): Promise<void> {
  await db.pool.query(
    `DELETE FROM remembered_household WHERE (guest_id = $1 AND partner_guest_id = ANY ($2::text[]))
     OR (partner_guest_id = $1 AND guest_id = ANY ($2::text[]))`,
    [guestId, partnerIds],
  );
}

/** Gives an account's guest what a browser's guest said, and what others said to it. */
export async function movePartners({ db }: ServiceContext, { from, to }: { from: string; to: string }): Promise<void> {
  await db.pool.query(
    `WITH gone AS (
       DELETE FROM remembered_household WHERE $1 IN (guest_id, partner_guest_id)
       RETURNING CASE guest_id WHEN $1 THEN $2 ELSE guest_id END AS guest_id,
         CASE partner_guest_id WHEN $1 THEN $2 ELSE partner_guest_id END AS partner_guest_id, agreed_at)
     INSERT INTO remembered_household (guest_id, partner_guest_id, agreed_at)
     SELECT guest_id, partner_guest_id, agreed_at FROM gone WHERE guest_id <> partner_guest_id
     ON CONFLICT (guest_id, partner_guest_id)
     DO UPDATE SET agreed_at = coalesce(remembered_household.agreed_at, excluded.agreed_at)`,
    [from, to],
  );
}
