import { t } from '@fairtab/domain/language/t';

/** The toast about a finished scan. A scan without items was no success. */
export function toastOfScan({ title, items }: { title: string; items: number }): { title: string; message: string } {
  if (items === 0)
    return { title: t('No items could be read'), message: t('Add them beside the photo, or split the total evenly.') };
  return {
    title,
    message: t('{count, plural, one {Found # item. Please check it.} other {Found # items. Please check them.}}', {
      count: items,
    }),
  };
}
