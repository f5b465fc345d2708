import type { ServiceContext } from '../context';

/** The guests with whom a guest pays together without asking again, because they said "Always" (docs/product/claims.md). */
export async function rememberedPartners({ db }: ServiceContext, guestId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.pool.query<{ partner_guest_id: string }>({
    name: 'remembered-partners',
    text: 'SELECT partner_guest_id FROM remembered_household WHERE guest_id = $1',
    values: [guestId],
  });
  return new Set(rows.map((row) => row.partner_guest_id));
}

interface Partners {
  readonly guestId: string;
  readonly partnerIds: readonly string[];
}

/** Guests that are gone meanwhile are left out. */
export async function rememberPartners({ db }: ServiceContext, { guestId, partnerIds }: Partners): Promise<void> {
  await db.pool.query(
    `INSERT INTO remembered_household (guest_id, partner_guest_id)
     SELECT pair.guest_id, pair.partner_guest_id FROM guest g, guest p,
       LATERAL (VALUES (g.id, p.id), (p.id, g.id)) AS pair(guest_id, partner_guest_id)
     WHERE g.id = $1 AND p.id = ANY ($2::text[]) AND g.id <> p.id ON CONFLICT DO NOTHING`,
    [guestId, partnerIds],
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

/** Gives an account's guest the partners of a browser's guest. */
export async function movePartners(ctx: ServiceContext, { from, to }: { from: string; to: string }): Promise<void> {
  const partnerIds = [...(await rememberedPartners(ctx, from))];
  if (partnerIds.length === 0) return;
  await rememberPartners(ctx, { guestId: to, partnerIds });
  await forgetPartners(ctx, { guestId: from, partnerIds });
}
