/** The sentences of the footer and of the newsletter's form. */
export const NEWSLETTER = {
  title: 'Newsletter',
  email: 'Email',
  business: 'Early access for businesses',
  consent: 'Send me news of Fairtab. I can end it with one click.',
  send: 'Sign up',
  emailMissing: 'Email is required',
  consentMissing: 'Please agree to get the newsletter',
  offline: 'No connection. Please try again when you have a signal.',
  sentTitle: 'Look into your inbox',
  sent: 'A mail with a link is on its way. Nothing is stored before you confirm it there.',
} as const;

export const FOOTER = {
  tagline: 'Making bill-splitting fair, fast, and effortless. Split receipts in seconds and pay your exact portion.',
  profile: 'Fairtab on Instagram',
  product: 'Product',
  pricing: 'Pricing',
  company: 'Company',
  contact: 'Contact',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  faqs: 'FAQs',
  copyright: '© 2025 Fairtab. Available in the United States.',
} as const;
