import { t } from '@fairtab/domain/language/t';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import styled from 'styled-components';
import { icon } from '../icons';
import { controlStyle, Field, type FieldLabels } from './Field';
import { IconButton } from '../IconButton';
import { TOUCH } from '../tokens';

const EyeIcon = icon(
  <path d="M2.500 12C4.700 8 8 6 12 6s7.300 2 9.500 6c-2.200 4-5.500 6-9.500 6s-7.300-2-9.500-6zm9.500 2.800a2.800 2.800 0 100-5.600 2.800 2.800 0 000 5.600z" />,
);
const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.500 6.300A10 10 0 0112 6c4 0 7.300 2 9.500 6a15 15 0 01-2.600 3.400M6.300 8.200A14.500 14.500 0 002.500 12c2.200 4 5.500 6 9.500 6a10 10 0 004-.8M10 10a2.800 2.800 0 003.900 3.900" />,
);

interface PasswordFieldProps extends FieldLabels {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** `new-password` where a password is set, so that password managers suggest one. */
  autoComplete: 'current-password' | 'new-password';
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
}

/** A password with a button that shows it. */
export function PasswordField({ label, hideLabel, hint, error, optional, onChange, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Box>
          <Input
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            onChange={(event) => onChange(event.target.value)}
          />
          <Toggle
            label={isShown ? t('Hide: {label}', { label }) : t('Show: {label}', { label })}
            onClick={() => setShown((shown) => !shown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </Toggle>
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyle}
  padding-right: calc(${TOUCH} + 0.25rem);
`;

const Toggle = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
`;
