import { t } from '@fairtab/domain/language/t';
import { createContext, useContext, useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, focusRing, radius, space, TOUCH, type } from '../tokens';
import { hiddenToEyes } from '../VisuallyHidden';

export interface FieldLabels {
  label: string;
  /** Shows the label to screen readers only, where a table's column heading already says it. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong and what to do about it. */
  error?: string | null | undefined;
  /** Shown as "(optional)" after the label. */
  optional?: boolean;
}

interface FieldProps extends FieldLabels {
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** The id of a text that describes all fields inside, in addition to their own hints and errors. */
export const FieldNote = createContext<string | undefined>(undefined);

/** A label, a control, its hint and its error, connected for screen readers. */
export function Field({ label, hideLabel = false, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
  const note = useContext(FieldNote);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, note].filter(Boolean).join(' ') || undefined;
  return (
    <Box>
      <Label htmlFor={id} $hidden={hideLabel}>
        {label}
        {optional && <Optional> {t('(optional)')}</Optional>}
      </Label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  align-content: start;
`;

const Label = styled.label<{ $hidden: boolean }>`
  ${type.label}
  ${({ $hidden }) => ($hidden ? hiddenToEyes : '')}
`;

const Optional = styled.span`
  font-weight: 400;
  color: ${color.inkSoft};
`;

const Hint = styled.p`
  ${type.small}
  color: ${color.inkSoft};
`;

const Wrong = styled.p`
  ${type.small}
  font-weight: 600;
  color: ${color.dangerInk};
`;

/** The look of all text inputs. The font has at least 16 px, or iOS zooms the page on focus. */
export const controlStyle = css`
  width: 100%;
  min-height: ${TOUCH};
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.s};
  background: ${color.card};
  font-size: 1rem;
  ${focusRing}
  &::placeholder {
    color: ${color.inkSoft};
    opacity: 0.85;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:disabled {
    background: ${color.sunken};
    color: ${color.inkSoft};
  }
`;
