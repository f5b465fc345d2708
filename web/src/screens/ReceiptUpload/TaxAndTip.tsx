import type { BillForm } from '../../billDraft/BillForm';
import { TipField } from '../../billForm/TipField';
import { MoneyField } from '../../ui/fields/MoneyField';

/** The fields of a typed bill besides its items. */
export function TaxAndTip({ form }: { form: BillForm }) {
  const { draft, change, errors } = form;
  return (
    <>
      <MoneyField
        label="Tax"
        optional
        value={draft.tax}
        error={errors['tax']}
        onChange={(text) => change({ kind: 'type', field: 'tax', text })}
      />
      <TipField form={form} />
    </>
  );
}
