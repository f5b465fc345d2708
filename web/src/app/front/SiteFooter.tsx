import { t } from '@fairtab/domain/language/t';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { languageHref, otherLanguages } from '../../lib/languageLinks';
import { TextLink } from '../../ui/Links';
import { Heading } from '../../ui/Text';
import { color, focusRing, media, radius, space, TOUCH, type } from '../../ui/tokens';
import { NewsletterForm } from './NewsletterForm';
import { CONTACT_ADDRESS, PROFILE, SECTIONS, sectionHref } from './places';
import { FOOTER } from './texts';

/** The end of the pages for everybody. `data-smooth-scroll` makes their anchors glide (ui/global.css). */
export function SiteFooter() {
  const here = useLocation();
  const section = (id: (typeof SECTIONS)[number][0]) => {
    const [, name] = SECTIONS.find(([known]) => known === id) ?? [];
    return (
      <li>
        <PlainLink href={sectionHref(id, here.pathname)}>{name}</PlainLink>
      </li>
    );
  };
  return (
    <Footer data-smooth-scroll="">
      <Columns>
        <About>
          <Heading as="h2">Fairtab</Heading>
          <p>{FOOTER.tagline}</p>
          <PlainLink href={PROFILE} target="_blank" rel="noopener noreferrer">
            {FOOTER.profile}
          </PlainLink>
        </About>
        <nav aria-label={FOOTER.product}>
          <Heading as="h2">{FOOTER.product}</Heading>
          <ul>
            {section('how-it-works')}
            {section('features')}
            <li>
              <TextLink to="/pricing">{FOOTER.pricing}</TextLink>
            </li>
            <li>
              <PlainLink href="/developers" hrefLang="en">
                {FOOTER.developers}
              </PlainLink>
            </li>
          </ul>
        </nav>
        <nav aria-label={FOOTER.company}>
          <Heading as="h2">{FOOTER.company}</Heading>
          <ul>
            {section('about')}
            <li>
              <PlainLink href={`mailto:${CONTACT_ADDRESS}`}>{FOOTER.contact}</PlainLink>
            </li>
            <li>
              <TextLink to="/privacy-policy">{FOOTER.privacy}</TextLink>
            </li>
            <li>
              <TextLink to="/terms-of-service">{FOOTER.terms}</TextLink>
            </li>
            <li>
              <TextLink to="/faqs">{FOOTER.faqs}</TextLink>
            </li>
          </ul>
        </nav>
        <NewsletterForm />
      </Columns>
      <Last>
        <p>{FOOTER.copyright}</p>
        <nav aria-label={t('Languages')}>
          {otherLanguages.map(([each, name]) => (
            <PlainLink key={each} href={languageHref(each, here)} hrefLang={each} lang={each}>
              {name}
            </PlainLink>
          ))}
        </nav>
      </Last>
    </Footer>
  );
}

const Footer = styled.footer`
  border-top: 1px solid ${color.rule};
  background: ${color.sunken};
  padding: ${space.xxl} ${space.l} calc(${space.xl} + env(safe-area-inset-bottom));
  ${media.wide} {
    padding: ${space.xxxl} ${space.xl} ${space.xl};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space.xl};
  max-width: 69rem;
  margin: 0 auto;
  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
  h2 {
    margin-bottom: ${space.s};
  }
  ${media.wide} {
    grid-template-columns: 1.4fr 0.8fr 0.8fr 1.6fr;
    gap: ${space.xxl};
    > :first-child,
    > :last-child {
      grid-column: auto;
    }
  }
  li a,
  > :first-child a {
    ${type.small}
    display: inline-flex;
    align-items: center;
    min-width: ${TOUCH};
    min-height: ${TOUCH};
    color: ${color.ink};
    text-decoration: none;
  }
  li a:hover,
  > :first-child a:hover {
    text-decoration: underline;
  }
`;

const About = styled.div`
  p {
    ${type.small}
    max-width: 22rem;
    color: ${color.inkSoft};
  }
`;

const PlainLink = styled.a`
  border-radius: ${radius.s};
  ${focusRing}
`;

const Last = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.l};
  max-width: 69rem;
  margin: ${space.xl} auto 0;
  color: ${color.inkSoft};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${TOUCH};
    color: ${color.ink};
  }
`;
