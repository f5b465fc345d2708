import { isNamelessHost } from '@fairtab/domain/people/hostNames';
import { t } from '@fairtab/domain/language/t';
import { methodLabel, wayToPay } from '../../lib/wireMethod';
import { TextField } from '../../ui/fields/TextField';
import type { HandleInput } from './usePayChoice';

/** The optional field for the payer's own handle. */
export function HandleField({ input, hostName }: { input: HandleInput; hostName: string }) {
  const { ref, method, value, error, onChange } = input;
  return (
    <TextField
      ref={ref}
      label={t('Your {app} username or handle', { app: methodLabel(method) })}
      optional
      hint={
        isNamelessHost(hostName)
          ? t('So that the host can tell which payment is yours.')
          : t('So that {hostName} can tell which payment is yours.', { hostName })
      }
      placeholder={wayToPay(method).placeholder}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
