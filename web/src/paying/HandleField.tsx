import { methodLabel, wayToPay } from '../lib/wireMethod';
import { TextField } from '../ui/fields/TextField';
import type { HandleInput } from './usePayChoice';

/** The optional field for the payer's own handle. */
export function HandleField({ input, hostName }: { input: HandleInput; hostName: string }) {
  const { ref, method, value, error, onChange } = input;
  return (
    <TextField
      ref={ref}
      label={`Your ${methodLabel(method)} username or handle`}
      optional
      hint={`So that ${hostName} can tell which payment is yours.`}
      placeholder={wayToPay(method).placeholder}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
