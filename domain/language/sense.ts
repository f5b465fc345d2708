const SENSE = /^[a-z ]+\|/;

/** A message without the note which of its meanings is meant: "Open" for "verb|Open". */
export function withoutSense(message: string): string {
  return message.replace(SENSE, '');
}
