import { useEffect } from 'react';
import styled from 'styled-components';
import { InfoPage } from '../../app/front/InfoPage';
import { CONTACT_ADDRESS } from '../../app/front/places';
import { color, focusRing, motion, radius, space, TOUCH, type } from '../../ui/tokens';
import { FAQ_PAGE, FAQS } from './texts';

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
function FaqData() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON_TEXT }} />;
}

export function FaqsScreen() {
  useOpenByLink();
  return (
    <InfoPage title={FAQ_PAGE.title}>
      <FaqData />
      <List>
        {FAQS.map(({ id, question, answer }) => (
          <details key={id} id={id}>
            <summary>
              <h2>{question}</h2>
            </summary>
            <Answer>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <a href={`#${id}`}>{FAQ_PAGE.linkTo}</a>
            </Answer>
          </details>
        ))}
      </List>
      <p>
        {FAQ_PAGE.more} <a href={`mailto:${CONTACT_ADDRESS}`}>{FAQ_PAGE.contact}</a>
      </p>
    </InfoPage>
  );
}

/** Opens the question that the address names, on arrival and whenever it changes. */
function useOpenByLink(): void {
  useEffect(() => {
    const open = (): void => {
      const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!(named instanceof HTMLDetailsElement)) return;
      named.open = true;
      named.scrollIntoView();
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid ${color.rule};
  details {
    border-bottom: 1px solid ${color.rule};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.l};
    min-height: ${TOUCH};
    padding: ${space.m} ${space.xs};
    border-radius: ${radius.s};
    cursor: pointer;
    list-style: none;
    ${focusRing}
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    flex: none;
    width: 0.625rem;
    height: 0.625rem;
    margin-right: ${space.xs};
    border: solid ${color.accentInk};
    border-width: 0 2px 2px 0;
    transform: translateY(-0.2rem) rotate(45deg);
    transition: transform ${motion.quick};
  }
  details[open] summary::after {
    transform: translateY(0.15rem) rotate(225deg);
  }
  summary h2 {
    margin: 0;
    ${type.heading}
  }
`;

const Answer = styled.div`
  display: grid;
  gap: ${space.m};
  padding: 0 ${space.xs} ${space.l};
  color: ${color.inkSoft};
  a {
    ${type.small}
    justify-self: start;
    padding: ${space.xs} 0;
  }
`;
