import { t } from '@fairtab/domain/language/t';
import type { BillForm } from '../billDraft/BillForm';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Note } from '../../ui/Text';

/** Asks for the corrections of a scanned bill. A typed bill has none. */
export function KeepCorrections({ form: { draft, change } }: { form: BillForm }) {
  if (!draft.scan) return null;
  return (
    <div>
      <Checkbox
        label={t('Keep my corrections to find out where reading fails')}
        checked={draft.scanCheck.keepsCorrections}
        onChange={(keeps) => change({ kind: 'keepCorrections', keeps })}
      />
      <Note>{t('They are kept with this receipt only, with the words they were read from, and deleted with it.')}</Note>
    </div>
  );
}
