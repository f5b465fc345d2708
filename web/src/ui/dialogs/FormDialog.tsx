import { useId, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { Button, type ButtonProps } from '../Button';
import { Stack } from '../layout/Stack';
import { Dialog } from './Dialog';

interface FormDialogProps extends Pick<ButtonProps, 'variant' | 'loading' | 'disabled'> {
  title: string;
  /** The text of the submit button. */
  action: string;
  /** For focusFirstInvalid. */
  ref?: Ref<HTMLFormElement>;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with one form and its submit button. */
export function FormDialog({ title, action, ref, onSubmit, onClose, children, ...button }: FormDialogProps) {
  const id = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button type="submit" form={id} size="large" block {...button}>
          {action}
        </Button>
      }
    >
      <form id={id} ref={ref} noValidate onSubmit={submit}>
        <Stack>{children}</Stack>
      </form>
    </Dialog>
  );
}
