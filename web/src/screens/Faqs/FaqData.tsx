import { FAQS } from './texts';

const DATA = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: FAQS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
};
/** No text of ours has a "<"; if one ever has, it must not end the element. */
const JSON_TEXT = JSON.stringify(DATA).replaceAll('<', '\\u003c');

/** The questions and answers for search engines. It is data and no script, so the content security policy lets it be. */
export function FaqData() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON_TEXT }} />;
}
