import { t } from '@fairtab/domain/language/t';
/** The name of a receipt in a list. Without a restaurant it is "Receipt" (docs/product/screens.md). */
export function receiptName({ restaurantName }: { restaurantName: string }): string {
  return restaurantName.trim() || t('Receipt');
}
