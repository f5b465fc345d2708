import { t } from '@fairtab/domain/language/t';
import { SAVED_METHODS, type SavedMethodType } from '@fairtab/domain/waysToPay';
import { signedIn } from '../signedIn';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import type { SavedPaymentMethodModel } from '../../generated/prisma/models';
import { METHOD_IDENTIFIER, placeOf } from '../../platform/sealing/sealedColumns';
import type { Sealer } from '../../platform/sealing/Sealer';

/** A saved payment method, with its identifier readable. */
export interface SavedMethod {
  readonly id: string;
  readonly type: SavedMethodType;
  readonly displayName: string;
  /** The handle, or the last 4 digits of a card or bank account. */
  readonly identifier: string;
  readonly isDefault: boolean;
  /** Whether the page of the account's name shows it. */
  readonly isShown: boolean;
  readonly createdAt: Date;
}

/** The order in lists: the default first, then the newest. Ids decide between methods of the same moment. */
export const SHOWN_ORDER = [{ isDefault: 'desc' as const }, { createdAt: 'desc' as const }, { id: 'desc' as const }];

/** @throws NotSignedIn */
export async function listPaymentMethods(ctx: ServiceContext): Promise<SavedMethod[]> {
  const { userId } = signedIn(ctx);
  const rows = await ctx.db.prisma.savedPaymentMethod.findMany({ where: { userId }, orderBy: SHOWN_ORDER });
  return rows.map((row) => opened(row, ctx.sealer));
}

/** One of the viewer's own. @throws NotSignedIn, NotFound (also for another account's). */
export async function readPaymentMethod(ctx: ServiceContext, id: string): Promise<SavedMethod> {
  const { userId } = signedIn(ctx);
  const row = await ctx.db.prisma.savedPaymentMethod.findFirst({ where: { id, userId } });
  if (!row) throw new NotFound(t('There is no such payment method.'));
  return opened(row, ctx.sealer);
}

function opened(row: SavedPaymentMethodModel, sealer: Sealer): SavedMethod {
  const { id, displayName, isDefault, isShown, createdAt } = row;
  const type = SAVED_METHODS.find((known) => known === row.type);
  if (!type) throw new Error(`A ${row.type} is saved, which cannot be`);
  return {
    id,
    type,
    displayName,
    isDefault,
    isShown,
    createdAt,
    identifier: sealer.open(row.identifier, placeOf(METHOD_IDENTIFIER, id)),
  };
}
