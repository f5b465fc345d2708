import { showNumber } from '../language/format';
import { t } from '../language/t';

/**
 * How the fees are named on the bill.
 * @param percent the service charge, when the fees are a percentage of the dishes
 */
export function feesLabel(percent: number | string | null | undefined): string {
  return percent === null || percent === undefined
    ? t('Fees')
    : t('Service charge ({percent}%)', { percent: showNumber(Number(percent)) });
}
