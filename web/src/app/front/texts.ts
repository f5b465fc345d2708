import { t } from '@fairtab/domain/language/t';

/** The sentences of the footer and of the newsletter's form. */
export const NEWSLETTER = {
  title: t('Newsletter'),
  email: t('Email'),
  business: t('Early access for businesses'),
  consent: t('Send me news of Fairtab. I can end it with one click.'),
  send: t('newsletter|Sign up'),
  emailMissing: t('Email is required'),
  consentMissing: t('Please agree to get the newsletter'),
  offline: t('No connection. Please try again when you have a signal.'),
  sentTitle: t('Look into your inbox'),
  sent: t('A mail with a link is on its way. Nothing is stored before you confirm it there.'),
} as const;

export const FOOTER = {
  tagline: t('Making bill-splitting fair, fast, and effortless. Split receipts in seconds and pay your exact portion.'),
  profile: t('Fairtab on Instagram'),
  product: t('Product'),
  pricing: t('Pricing'),
  developers: t('Developers'),
  company: t('Company'),
  contact: t('Contact'),
  privacy: t('Privacy Policy'),
  terms: t('Terms of Service'),
  faqs: t('FAQs'),
  copyright: t('© 2025 Fairtab. Available in the United States.'),
} as const;
