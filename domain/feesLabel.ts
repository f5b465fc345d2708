import { t } from './language/t';

/**
 * How the fees are named on the bill.
 * @param percent the service charge, when the fees are a percentage of the dishes
 */
export function feesLabel(percent: number | null | undefined): string {
  return typeof percent === 'number' ? t('Service charge ({percent}%)', { percent }) : t('Fees');
}
