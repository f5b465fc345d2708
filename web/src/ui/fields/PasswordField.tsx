import { t } from '@fairtab/domain/language/t';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import styled from 'styled-components';
import { EyeIcon, EyeOffIcon } from './eyeIcons';
import { controlStyle, Field, type FieldLabels } from './Field';
import { IconButton } from '../IconButton';
import { TOUCH } from '../tokens';

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
