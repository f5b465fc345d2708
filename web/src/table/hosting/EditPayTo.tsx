import { t } from '@fairtab/domain/language/t';
import { Stack } from '../../ui/layout/Stack';
import { Heading, Note } from '../../ui/Text';
import { TextField } from '../../ui/fields/TextField';
import { wayToPay } from '../../lib/wireMethod';
import { handleProblem, payeeMethods, type EditedBill, type EditProblems } from './editForm';

interface EditPayToProps {
  bill: EditedBill;
  problems: EditProblems;
  onChange: (changed: Partial<EditedBill>) => void;
}

/** The host's handles. Diners get a button for each that is filled in. */
export function EditPayTo({ bill, problems, onChange }: EditPayToProps) {
  const methods = payeeMethods(bill.currency);
  return (
    <Stack $gap="m">
      <div>
        <Heading>{t('How you get paid')}</Heading>
        <Note>
          {methods.includes('BANK')
            ? t('Friends get a button for each one you fill in. No card numbers.')
            : t('Friends get a button for each one you fill in. No card or account numbers.')}
        </Note>
      </div>
      <TextField
        label={t('Your name at the table')}
        value={bill.hostName}
        error={problems['hostName']}
        onChange={(hostName) => onChange({ hostName })}
      />
      {methods.map((method) => (
        <TextField
          key={method}
          label={wayToPay(method).label}
          optional
          placeholder={wayToPay(method).placeholder}
          autoCapitalize="none"
          spellCheck={false}
          value={bill.handles[method] ?? ''}
          error={handleProblem(problems, bill, method)}
          onChange={(handle) => onChange({ handles: { ...bill.handles, [method]: handle } })}
        />
      ))}
    </Stack>
  );
}
