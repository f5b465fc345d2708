import { t } from '@fairtab/domain/language/t';
import type { PolicyText } from '../../app/front/Policy';

/** The terms of service. */
export const TERMS: PolicyText = {
  title: t('Terms of Service'),
  effective: t('Effective January 1, 2025'),
  intro: t(
    'These are the terms for using Fairtab in the United States. They are short because Fairtab does one thing: it works out and shows who owes what on a restaurant bill.',
  ),
  sections: [
    {
      title: t('What Fairtab does'),
      paragraphs: [
        t(
          'A host enters a bill or has a photo of it read, shares a link, and everybody claims what they had. Fairtab computes each share with its part of tax, tip, fees and discount, so that the claims of a fully claimed bill add up to its total exactly.',
        ),
        t(
          'A photo can be read wrongly. The host compares what was read with the photo and confirms it before the table sees it, and is responsible for the bill being right.',
        ),
      ],
    },
    {
      title: t('Money'),
      paragraphs: [
        t(
          'For most ways to pay Fairtab moves no money. It opens the payment app of your choice with payee and amount filled in, and records what people report. A payment counts as confirmed when the host confirms it, or when three days have passed without the host saying that it did not arrive.',
        ),
        t(
          'Who owes whom is a matter between the people at the table. We are not a party to it, hold no funds, and cannot bring back money that was sent to a wrong person. Payment apps have terms and limits of their own.',
        ),
        t(
          'Using Fairtab is free. Where a host takes cards in Fairtab, a payment by card has a fee, which you see together with the sum before you pay. Stripe charges the card and pays the host out, under terms of its own. The host can refund it; then the fee goes back, too.',
        ),
      ],
    },
    {
      title: t('Links and names'),
      paragraphs: [
        t(
          'Whoever has the link of a receipt can open it and claim on it, until its host restricts that. Share it with your table only. A name on a claim is what somebody typed; it proves nothing about who they are.',
        ),
      ],
    },
    {
      title: t('Accounts'),
      paragraphs: [
        t(
          'You need no account. If you make one, keep its password to yourself, and tell us when you believe that somebody else uses it. You can delete it at any time. Receipts of other hosts that you have claims on stay with their hosts, without your name.',
        ),
      ],
    },
    {
      title: t('What is not allowed'),
      paragraphs: [],
      points: [
        t('Claiming or reporting payments to deceive somebody.'),
        t('Uploading pictures that are not receipts, or that you have no right to share.'),
        t('Breaking into receipts or accounts of others, guessing links, or overloading the service.'),
        t('Entering somebody else’s email address or phone number without their consent.'),
      ],
    },
    {
      title: t('Messages'),
      paragraphs: [
        t(
          'If you leave an email address with a claim, you agree to be reminded of it as the privacy policy describes. Each message has a link that ends them.',
        ),
      ],
    },
    {
      title: t('Availability and liability'),
      paragraphs: [
        t(
          'We try to keep Fairtab running and right to the cent, but it is offered as it is, without a promise that it is always available. As far as the law allows, we are not liable for indirect damage or lost profits. Nothing here limits rights that the law gives you and that cannot be waived.',
        ),
        t('We may change or end features. If these terms change, the date at the top changes.'),
      ],
    },
    {
      title: t('Contact'),
      paragraphs: [t('Questions about these terms go to the address behind “Contact” below.')],
    },
  ],
};
