/** A link with the words for it. */
export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/** What a message says, before it is written as plain text or as HTML. */
export interface Letter {
  /** Set when it is written. Letters from before Fairtab spoke several languages have none. */
  readonly language?: string;
  readonly subject: string;
  /** "Hello Ana," */
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Names or dishes with their amounts, below the paragraphs. */
  readonly rows?: readonly { readonly label: string; readonly amount: string }[];
  /** What the reader is most likely to do. */
  readonly action?: LetterLink;
  /** Other ways to do it. */
  readonly otherLinks?: readonly LetterLink[];
  /** The paragraphs after the links. */
  readonly closing?: readonly string[];
  /** Ends such messages with one tap, without an account. A message about an account's security has none. */
  readonly unsubscribe?: LetterLink;
}

/** A letter as plain text. An empty line separates paragraphs, and every link is on a line of its own. */
export function textOf(letter: Letter): string {
  const { greeting, paragraphs, rows = [], action, otherLinks = [], closing = [], unsubscribe } = letter;
  const parts = [
    greeting,
    ...paragraphs,
    ...(rows.length === 0 ? [] : [rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n')]),
    ...(action ? [linkText(action)] : []),
    ...otherLinks.map(linkText),
    ...closing,
    ...(unsubscribe ? [linkText(unsubscribe)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

const linkText = ({ label, url }: LetterLink): string => `${label}:\n${url}`;
