import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { hiddenToEyes } from '../../ui/VisuallyHidden';

interface FileInputProps extends Pick<ComponentPropsWithRef<'input'>, 'ref' | 'accept' | 'capture' | 'multiple'> {
  /** What a screen reader says. */
  label: string;
  onFiles: (files: readonly File[]) => void;
}

/** A file input that nobody sees: a button beside it clicks it. */
export function FileInput({ label, onFiles, ...input }: FileInputProps) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    if (target.files && target.files.length > 0) onFiles([...target.files]);
    // Without this, choosing the same file again would not fire a change event.
    target.value = '';
  };
  return <Input {...input} type="file" tabIndex={-1} aria-label={label} onChange={pick} />;
}

const Input = styled.input`
  ${hiddenToEyes}
`;
