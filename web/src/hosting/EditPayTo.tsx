import { WAYS_TO_PAY } from '@fairtab/domain/waysToPay';
import { Stack } from '../ui/Stack';
import { Heading, Note } from '../ui/Text';
import { TextField } from '../ui/TextField';
import { handleProblem, PAYEE_RAILS, railLabel, type EditedBill, type EditProblems } from './editForm';
import { railOf } from '../paying/railOf';

interface EditPayToProps {
  bill: EditedBill;
  problems: EditProblems;
  onChange: (changed: Partial<EditedBill>) => void;
}

/** How the host likes to be paid; the table gets a button for each that is filled in. */
export function EditPayTo({ bill, problems, onChange }: EditPayToProps) {
  return (
    <Stack $gap="m">
      <div>
        <Heading>How you get paid</Heading>
        <Note>Friends get a button for each one you fill in. No card or account numbers.</Note>
      </div>
      <TextField
        label="Your name at the table"
        value={bill.hostName}
        error={problems['hostName']}
        onChange={(hostName) => onChange({ hostName })}
      />
      {PAYEE_RAILS.map((method) => (
        <TextField
          key={method}
          label={railLabel(method)}
          optional
          placeholder={WAYS_TO_PAY[railOf(method)].placeholder}
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
