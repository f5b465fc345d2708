import { withoutLinks } from '@fairtab/domain/people/quoted';
import { textOf, type Letter, type LetterLink } from '../mail/letter';
import type { OutgoingMail } from '../mail/Mailer';

/** A subject is one line of a list. */
const MOST_OF_SUBJECT = 180;

/**
 * A message in which nothing but its own links is a link, on every way that it goes. The texts in it may have what anybody typed, and
 * mail programs make a link of whatever looks like one.
 */
export function withoutLinksIn<Mail extends OutgoingMail>(mail: Mail): Mail {
  const subject = cut(withoutLinks(mail.subject));
  if (mail.letter === null) return { ...mail, subject };
  const letter = quietLetter(mail.letter);
  return { ...mail, subject, letter, text: textOf(letter) };
}

/** The letter as it is sent. */
export function quietLetter(letter: Letter): Letter {
  const { subject, greeting, paragraphs, rows, action, otherLinks, closing, unsubscribe } = letter;
  return {
    ...letter,
    subject: cut(withoutLinks(subject)),
    greeting: withoutLinks(greeting),
    paragraphs: paragraphs.map(withoutLinks),
    ...(rows && {
      rows: rows.map(({ label, amount }) => ({ label: withoutLinks(label), amount: withoutLinks(amount) })),
    }),
    ...(action && { action: quietLink(action) }),
    ...(otherLinks && { otherLinks: otherLinks.map(quietLink) }),
    ...(closing && { closing: closing.map(withoutLinks) }),
    ...(unsubscribe && { unsubscribe: quietLink(unsubscribe) }),
  };
}

const quietLink = ({ label, url }: LetterLink): LetterLink => ({ label: withoutLinks(label), url });

function cut(text: string): string {
  const signs = Array.from(text);
  return signs.length <= MOST_OF_SUBJECT ? text : `${signs.slice(0, MOST_OF_SUBJECT - 1).join('')}…`;
}
